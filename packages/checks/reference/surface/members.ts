import ts from 'typescript';
import { declaredText, placeOf, printed, tagsOf } from './describe.ts';
import type { Entry } from './entry.ts';
import type { Declarations } from './program.ts';
import { nameOf, objectShapes, ownProperties } from './shapes.ts';

/**
 * One property of an object type, at any depth. Its name is the dotted path, which starts with the name of the type in a
 * union, e.g. `SidebarGroup.collapsed`; such a member has the tag `shape`.
 */
export type Member = Omit<Entry, 'area'> & { type: string };

/** Which members to read. */
interface WalkOptions {
  /** Paths whose members aren't read because they have a separate page. */
  stop?: readonly string[];
  /** Reads properties at every depth; otherwise one level. */
  deep?: boolean;
}

/** Reads the properties of a type, and of every object type below it that the framework declares. */
export function membersOf(
  declarations: Declarations,
  root: ts.Type,
  { stop = [], deep = true }: WalkOptions = {},
): Member[] {
  const { checker } = declarations;
  const members = new Map<string, Member>();
  const walked = new Set<string>();

  function walk(type: ts.Type, path: string, inShape: boolean): void {
    const shapes = [...new Set(objectShapes(type, checker))];
    const named = shapes.filter((shape) => nameOf(shape) !== '');
    if (named.length < 2) {
      walkGroup(shapes, path, inShape);
      return;
    }
    for (const shape of named) {
      const name = nameOf(shape);
      if (walked.has(name)) continue;
      walked.add(name);
      walkGroup([shape], name, true);
    }
  }

  function walkGroup(group: ts.Type[], path: string, inShape: boolean): void {
    const properties = group.flatMap((shape) => ownProperties(shape, checker));
    for (const name of new Set(properties.map((property) => property.name))) {
      const symbols = properties.filter((property) => property.name === name);
      const below = path === '' ? name : `${path}.${name}`;
      if (members.has(below)) continue;
      const everywhere = symbols.length === group.length;
      const member = memberOf(declarations, symbols);
      members.set(below, {
        ...member,
        name: below,
        tags: inShape ? [...member.tags, 'shape'] : member.tags,
        required: everywhere && member.required,
      });
      if (!deep || stop.includes(below)) continue;
      for (const symbol of symbols) walk(valueType(symbol, checker), below, inShape);
    }
  }

  walk(root, '', false);
  return [...members.values()];
}

const valueType = (symbol: ts.Symbol, checker: ts.TypeChecker): ts.Type =>
  checker.getNonNullableType(checker.getTypeOfSymbol(symbol));

function memberOf(declarations: Declarations, symbols: ts.Symbol[]) {
  const { checker } = declarations;
  const expanded = symbols.map((symbol) => printed(valueType(symbol, checker), checker));
  const declared = symbols.map((symbol, index) => declaredText(symbol) ?? expanded[index] ?? '');
  const [first] = symbols as [ts.Symbol];
  const isOptional = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  return {
    type: united(declared),
    expanded: united(expanded),
    required: !symbols.some(isOptional),
    tags: [
      ...new Set(symbols.flatMap((symbol) => tagsOf(symbol, checker))),
      ...(first.name.startsWith('_') ? ['internal'] : []),
    ],
    source: placeOf(first, declarations),
  };
}

function united(texts: string[]): string {
  const different = [...new Set(texts)].filter((text) => text !== 'never');
  return different.length === 1
    ? (different[0] ?? '')
    : different.map((text) => `(${text})`).join(' | ');
}
