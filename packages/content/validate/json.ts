import { Ajv, type ErrorObject } from 'ajv';
import * as jsonc from 'jsonc-parser';
import type { Problem } from '../problem/problem.ts';

const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });

/** Parses a JSON file and validates it with a schema. The returned `report` adds a problem at a node. */
export function readJson(file: string, text: string, schema: object) {
  const problems: Problem[] = [];
  const report = ({ offset }: { offset: number }, message: string, fix: string) => {
    const line = text.slice(0, offset).split('\n').length;
    problems.push({ file, line, message, fix });
  };
  const errors: jsonc.ParseError[] = [];
  const root = jsonc.parseTree(text, errors, { disallowComments: true });
  // The parser continues after an error, but later errors may only be consequences of the first one.
  const [broken] = errors;
  if (broken || !root) {
    const code = broken ? jsonc.printParseErrorCode(broken.error) : 'Empty';
    report(broken ?? { offset: 0 }, `Invalid JSON: ${code}.`, 'Correct the syntax here.');
    return { nodes: [], problems, report };
  }
  const validate = ajv.compile(schema);
  validate(jsonc.getNodeValue(root));
  for (const error of nearestErrors(validate.errors ?? [])) {
    const path = error.instancePath.split('/').slice(1);
    const segments = path.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    report(jsonc.findNodeAtLocation(root, segments) ?? root, ...describeError(error));
  }
  return { nodes: nodesIn(root), problems, report };
}

const nodesIn = (node: jsonc.Node): jsonc.Node[] => [
  node,
  ...(node.children ?? []).flatMap(nodesIn),
];

/** Returns the message and the fix of a schema error. */
function describeError({ params, message, parentSchema }: ErrorObject): [string, string] {
  const { additionalProperty: unknown, missingProperty: missing, allowedValues } = params;
  if (missing) return [`"${missing}" is missing.`, `Add "${missing}".`];
  const allowed: string[] = allowedValues ?? Object.keys(parentSchema?.properties ?? {});
  const fix = `Use one of ${[...new Set(allowed)].map((word) => `"${word}"`).join(', ')}.`;
  if (unknown) return [`Unknown property "${unknown}".`, fix];
  return [`This value ${message}.`, allowedValues ? fix : 'Correct the value.'];
}

/** Ajv reports the errors of all alternatives of an `anyOf`. Keeps those of the alternative with the right `type`. */
function nearestErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  let kept: ErrorObject[] = [];
  for (const error of errors) {
    const { keyword, instancePath, schemaPath } = error;
    // The error of an `anyOf` comes after the errors of its alternatives.
    if (keyword === 'anyOf') {
      const inside = kept.filter((it) => `${it.instancePath}/`.startsWith(`${instancePath}/`));
      // The path of an alternative starts with the path of its `anyOf` or of a definition.
      const nameOf = (it: ErrorObject) =>
        it.schemaPath.replace(`${schemaPath}/`, '#/alternatives/').split('/', 3).join('/');
      const isOther = (it: ErrorObject) =>
        it.keyword === 'const' || (it.keyword === 'type' && it.instancePath === instancePath);
      const others = new Set(inside.filter(isOther).map(nameOf));
      const nearest = inside.filter((it) => !others.has(nameOf(it)));
      // If no alternative has the `type`, list the types of all.
      const unknown = inside.find((it) => it.keyword === 'const') ?? error;
      const allowedValues = inside.flatMap(
        ({ params: it }) => it.allowedValue ?? it.allowedValues ?? [],
      );
      const message = 'must be equal to one of the allowed values';
      kept = kept.filter((it) => !inside.includes(it));
      kept.push(
        ...(nearest.length > 0 ? nearest : [{ ...unknown, message, params: { allowedValues } }]),
      );
    } else kept.push(error);
  }
  return kept;
}
