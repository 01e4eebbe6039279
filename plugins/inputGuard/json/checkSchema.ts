import { nearest } from '../nearest.ts';
import type { JsonNode } from './parseJson.ts';

/** The part of JSON Schema that the framework's schemas of `_meta.json` and `_nav.json` use. */
export interface Schema {
  $schema?: string;
  $ref?: string;
  definitions?: Record<string, Schema>;
  anyOf?: Schema[];
  type?: string;
  const?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Schema;
}

/** What does not fit a schema, and at which value. */
export interface Misfit {
  node: JsonNode;
  message: string;
  cure: string;
}

const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`).join(', ');

/** The schemas of which one must fit, with references followed. */
function branchesOf(schema: Schema, root: Schema): Schema[] {
  if (schema.anyOf) return schema.anyOf.flatMap((branch) => branchesOf(branch, root));
  if (schema.$ref === undefined) return [schema];
  const name = schema.$ref.replace('#/definitions/', '');
  const target = root.definitions?.[name];
  if (!target) throw new Error(`The schema has no definition "${name}".`);
  return branchesOf(target, root);
}

/** The `type` that marks an object of this branch, where it has to name one. */
const markOf = ({ properties, required }: Schema) =>
  required?.includes('type') ? properties?.type?.const : undefined;

/**
 * Compares a value with a schema. Of several schemas that may fit, the one whose keys are most like the value's is
 * taken for what the author meant.
 *
 * @param root the schema that holds the definitions
 */
export function checkSchema(node: JsonNode, schema: Schema, root = schema): Misfit[] {
  let branches = branchesOf(schema, root);
  const kinds = [...new Set(branches.map(({ type = '' }) => type))];
  branches = branches.filter(({ type }) => type === node.kind);
  if (branches.length === 0) {
    const message = `This is of type ${node.kind}, where ${kinds.join(' or ')} is expected.`;
    return [{ node, message, cure: `Write a value of type ${kinds.join(' or ')}.` }];
  }
  const marks = branches.map(markOf);
  if (marks.every((mark) => mark !== undefined)) {
    const member = node.members.find(({ name }) => name === 'type');
    const cure = `Use one of ${quoted([...new Set(marks)])}.`;
    if (!member) return [{ node, message: 'This item has no "type".', cure }];
    branches = branches.filter((branch) => markOf(branch) === member.node.value);
    if (branches.length === 0) {
      const type = String(member.node.value);
      const meant = nearest(type, marks);
      const message = `Unknown type "${type}".`;
      return [{ node: member.node, message, cure: meant ? `Did you mean "${meant}"?` : cure }];
    }
  }
  const meant = branches.reduce((best, branch) =>
    strangeness(node, branch) < strangeness(node, best) ? branch : best,
  );
  return checkBranch(node, meant, root);
}

/** How many keys of an object a schema does not know, and how many that it requires are missing. */
function strangeness({ members }: JsonNode, { properties = {}, required = [] }: Schema): number {
  const unknown = members.filter(({ name }) => !properties[name]);
  const missing = required.filter((key) => !members.some(({ name }) => name === key));
  return unknown.length + missing.length;
}

function checkBranch(node: JsonNode, schema: Schema, root: Schema): Misfit[] {
  if (node.kind === 'object') return checkObject(node, schema, root);
  if (node.kind === 'array') {
    const { items } = schema;
    return items ? node.items.flatMap((item) => checkSchema(item, items, root)) : [];
  }
  const allowed = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (!allowed || allowed.includes(String(node.value))) return [];
  const message = `"${node.value}" is not allowed here.`;
  return [{ node, message, cure: `Use one of ${quoted(allowed)}.` }];
}

function checkObject(node: JsonNode, schema: Schema, root: Schema): Misfit[] {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  const known = Object.keys(properties);
  const missing = required
    .filter((name) => !node.members.some((member) => member.name === name))
    .map((name) => ({ node, message: `"${name}" is missing.`, cure: `Add "${name}".` }));
  const members = node.members.flatMap(({ key, name, node: value }): Misfit[] => {
    const property = properties[name];
    if (property) return checkSchema(value, property, root);
    if (additionalProperties) return [];
    const meant = nearest(name, known);
    const cure = meant ? `Did you mean "${meant}"?` : `Known are ${quoted(known)}.`;
    return [{ node: key, message: `Unknown property "${name}".`, cure }];
  });
  return [...missing, ...members];
}
