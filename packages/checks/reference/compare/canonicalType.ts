import ts from 'typescript';

/** The definitions of named types. */
export type Shapes = ReadonlyMap<string, string>;

/**
 * Normalizes a type: sorts unions and properties, removes spaces, parameter names, `| undefined`, and `React.`, unifies
 * quotes, and replaces named types with their definitions.
 *
 * @returns `undefined` if the text isn't a TypeScript type
 */
export function canonicalType(text: string, shapes: Shapes): string | undefined {
  const node = parseType(text);
  return node && print(node, { shapes, inside: [] });
}

interface Context {
  shapes: Shapes;
  /** The names that are being replaced, so that recursive types end. */
  inside: readonly string[];
}

/** Parses a type, or returns `undefined` if the text isn't a TypeScript type. */
export function parseType(text: string): ts.TypeNode | undefined {
  const file = ts.createSourceFile('t.ts', `type T = ${text}`, ts.ScriptTarget.ES2023, true);
  const { parseDiagnostics } = file as unknown as { parseDiagnostics: unknown[] };
  const [statement, ...rest] = file.statements;
  const isWhole = parseDiagnostics.length === 0 && rest.length === 0;
  return isWhole && statement && ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
}

/** Resolves brackets and named types. */
function resolveType(node: ts.TypeNode, context: Context): [ts.TypeNode, Context] {
  if (ts.isParenthesizedTypeNode(node)) return resolveType(node.type, context);
  const name = nameOf(node);
  const definition = context.inside.includes(name) ? undefined : context.shapes.get(name);
  const isGeneric = (node as ts.NodeWithTypeArguments).typeArguments !== undefined;
  const type = definition === undefined || isGeneric ? undefined : parseType(definition);
  return type
    ? resolveType(type, { ...context, inside: [...context.inside, name] })
    : [node, context];
}

/** The name of a referenced type, without its module. */
function nameOf(node: ts.TypeNode): string {
  if (ts.isImportTypeNode(node)) return node.qualifier?.getText() ?? '';
  return ts.isTypeReferenceNode(node) ? node.typeName.getText().replace(/^React\./, '') : '';
}

function print(outer: ts.TypeNode, given: Context): string {
  const [node, context] = resolveType(outer, given);
  if (ts.isUnionTypeNode(node)) return [...unionParts(node, context)].sort().join(' | ');
  if (ts.isIntersectionTypeNode(node)) return intersection(node, context);
  if (ts.isArrayTypeNode(node)) return `Array<${print(node.elementType, context)}>`;
  if (ts.isTypeLiteralNode(node)) return literal(members(node, context));
  if (ts.isFunctionTypeNode(node)) return `(${signature(node, context)})`;
  if (ts.isTupleTypeNode(node)) {
    return `[${node.elements.map((element) => print(element, context)).join(', ')}]`;
  }
  if (ts.isTypeReferenceNode(node) || ts.isImportTypeNode(node)) return reference(node, context);
  return spelled(node);
}

const spelled = (node: ts.Node): string =>
  node.getText().replace(/\s+/g, ' ').replace(/["`]/g, "'");

function reference(node: ts.NodeWithTypeArguments, context: Context): string {
  const given = node.typeArguments?.map((argument) => print(argument, context)) ?? [];
  return given.length > 0 ? `${nameOf(node)}<${given.join(', ')}>` : nameOf(node);
}

function unionParts(node: ts.UnionTypeNode, context: Context): Set<string> {
  const parts = new Set<string>();
  for (const type of node.types) {
    const [part, inner] = resolveType(type, context);
    if (ts.isUnionTypeNode(part)) for (const text of unionParts(part, inner)) parts.add(text);
    else parts.add(print(part, inner));
  }
  parts.delete('undefined');
  if (parts.has('true') && parts.has('false')) {
    parts.delete('true');
    parts.delete('false');
    parts.add('boolean');
  }
  return parts;
}

function intersection(node: ts.IntersectionTypeNode, context: Context): string {
  const others: string[] = [];
  const merged: string[] = [];
  for (const type of node.types) {
    const [part, inner] = resolveType(type, context);
    if (ts.isTypeLiteralNode(part)) merged.push(...members(part, inner));
    else others.push(print(part, inner));
  }
  return [...others.sort(), ...(merged.length > 0 ? [literal(merged)] : [])].join(' & ');
}

const literal = (texts: string[]): string => `{ ${texts.sort().join('; ')} }`;

function members(node: ts.TypeLiteralNode, context: Context): string[] {
  return node.members.map((member) => {
    if (ts.isCallSignatureDeclaration(member)) return signature(member, context);
    if (ts.isIndexSignatureDeclaration(member)) {
      return `[${member.parameters[0]?.type?.getText() ?? ''}]: ${print(member.type, context)}`;
    }
    const name = `${member.name ? spelled(member.name).replace(/^'([\w$]+)'$/, '$1') : ''}${
      member.questionToken ? '?' : ''
    }`;
    if (ts.isMethodSignature(member)) return `${name}: (${signature(member, context)})`;
    const type = ts.isPropertySignature(member) ? member.type : undefined;
    return `${name}: ${type ? print(type, context) : 'any'}`;
  });
}

function signature(node: ts.SignatureDeclaration, context: Context): string {
  const parameters = node.parameters.map((parameter) => {
    const rest = parameter.dotDotDotToken ? '...' : '';
    const optional = parameter.questionToken || parameter.initializer ? '?' : '';
    return `${rest}${optional}${parameter.type ? print(parameter.type, context) : 'any'}`;
  });
  return `(${parameters.join(', ')}) => ${node.type ? print(node.type, context) : 'any'}`;
}
