import ts from 'typescript';
import { declaredText, definitionText, isOurs, placeOf, printed, tagsOf } from './describe.ts';
import type { Entry } from './entry.ts';
import type { Declarations } from './program.ts';

/**
 * One property of an object type, at any depth. Its name is the dotted path, which starts with the name of the type in a
 * union, e.g. `SidebarGroup.collapsed`; such a member has the tag `shape`.
 */
export type Member = Omit<Entry, 'area'> & { type: string };

/** Options whose members have separate areas: interface texts, and the hooks of plugins. */
const separate = ['i18nSource', 'plugins'];

/** The name of a type, or `''` for a literal type and for an instance of a generic type. */
function nameOf(type: ts.Type): string {
  if (type.aliasTypeArguments) return '';
  const name = (type.aliasSymbol ?? type.symbol)?.name ?? '';
  return name.startsWith('__') ? '' : name;
}

/** The object types inside the unions, arrays, and index signatures of a type, if the framework declares them. */
function objectShapes(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  if (type.isUnion()) return type.types.flatMap((part) => objectShapes(part, checker));
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    return element ? objectShapes(element, checker) : [];
  }
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  const isCallable = checker.getSignaturesOfType(type, ts.SignatureKind.Call).length > 0;
  if (!isObject || isCallable || checker.isTupleType(type)) return [];
  const indexed = checker
    .getIndexInfosOfType(type)
    .flatMap((info) => objectShapes(info.type, checker));
  return checker.getPropertiesOfType(type).some(isOurs) ? [type, ...indexed] : indexed;
}

/**
 * Reads the properties of a type, and of every object type below it that the framework declares.
 *
 * @param at the TypeScript expression of the type
 * @param deep whether to read every depth; otherwise one level
 */
export function membersOf(
  declarations: Declarations,
  root: ts.Type,
  at: string,
  deep = true,
): Member[] {
  const { checker } = declarations;
  const members = new Map<string, Member>();
  const walked = new Set<string>();

  function walk(type: ts.Type, path: string, at: string, inShape: boolean): void {
    const shapes = [...new Set(objectShapes(type, checker))];
    const named = shapes.filter((shape) => nameOf(shape) !== '');
    if (named.length < 2) {
      walkGroup(shapes, path, at, inShape);
      return;
    }
    for (const shape of named) {
      const name = nameOf(shape);
      if (walked.has(name)) continue;
      walked.add(name);
      walkGroup([shape], name, at, true);
    }
  }

  function walkGroup(group: ts.Type[], path: string, at: string, inShape: boolean): void {
    const properties = group.flatMap((shape) => checker.getPropertiesOfType(shape).filter(isOurs));
    for (const name of new Set(properties.map((property) => property.name))) {
      const symbols = properties.filter((property) => property.name === name);
      const below = path === '' ? name : `${path}.${name}`;
      if (members.has(below)) continue;
      const member = memberOf(declarations, symbols);
      const inside = `At<${at}, ${JSON.stringify(name)}>`;
      members.set(below, {
        ...member,
        name: below,
        at: inside,
        tags: inShape ? [...member.tags, 'shape'] : member.tags,
        required: symbols.length === group.length && member.required,
      });
      if (!deep || separate.includes(below)) continue;
      for (const symbol of symbols) walk(valueType(symbol, checker), below, inside, inShape);
    }
  }

  walk(root, '', at, false);
  return [...members.values()];
}

const valueType = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type =>
  checker.getNonNullableType(checker.getTypeOfSymbol(symbol));

function memberOf(declarations: Declarations, symbols: ts.Symbol[]) {
  const { checker } = declarations;
  const texts = symbols.map(
    (symbol) => declaredText(symbol) ?? printed(valueType(symbol, checker), checker),
  );
  const different = [...new Set(texts)].filter((text) => text !== 'never');
  const [only = '', ...others] = different;
  const [first] = symbols as [ts.Symbol];
  const isOptional = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  return {
    type: others.length === 0 ? only : different.map((text) => `(${text})`).join(' | '),
    stands: definitionText(first, checker),
    required: !symbols.some(isOptional),
    tags: [
      ...new Set(symbols.flatMap((symbol) => tagsOf(symbol, checker))),
      ...(first.name.startsWith('_') ? ['internal'] : []),
    ],
    source: placeOf(first, declarations),
  };
}
