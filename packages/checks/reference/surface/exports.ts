import ts from 'typescript';
import { declaredText, isOurs, placeOf, printed, tagsOf } from './describe.ts';
import type { Area, Entry } from './entry.ts';
import { type Declarations, resolved } from './program.ts';

/** One name that a module exports. */
export interface Exported {
  name: string;
  symbol: ts.Symbol;
  kind: 'type' | 'value';
}

/**
 * Reads the exports of a module, sorted.
 *
 * @param isForeign whether to read only what it re-exports from a whole package (`export * from 'react-router-dom'`),
 * instead of everything else
 */
export function exportedBy(
  declarations: Declarations,
  specifier: string,
  isForeign = false,
): Exported[] {
  const { checker } = declarations;
  const file = declarations.file(specifier);
  const module = checker.getSymbolAtLocation(file);
  if (!module) return [];
  const foreign = reexportedNames(file, checker);
  return checker
    .getExportsOfModule(module)
    .filter(({ name }) => name !== 'default' && foreign.has(name) === isForeign)
    .map((symbol) => {
      const target = resolved(checker, symbol);
      const kind = target.flags & ts.SymbolFlags.Value ? 'value' : 'type';
      return { name: symbol.name, symbol: target, kind } as const;
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The names that a module only exports by `export *` from an unofficial package. */
function reexportedNames(file: ts.SourceFile, checker: ts.TypeChecker): Set<string> {
  const passed = new Set<string>();
  const named = new Set<string>();
  for (const statement of file.statements) {
    if (!ts.isExportDeclaration(statement)) continue;
    const { exportClause, moduleSpecifier } = statement;
    if (exportClause && ts.isNamedExports(exportClause)) {
      for (const element of exportClause.elements) named.add(element.name.text);
    } else if (!exportClause && moduleSpecifier) {
      const module = checker.getSymbolAtLocation(moduleSpecifier);
      if (!module || isOurs(module)) continue;
      for (const symbol of checker.getExportsOfModule(module)) passed.add(symbol.name);
    }
  }
  return new Set([...passed].filter((name) => !named.has(name)));
}

/** Whether a value is a component: a capitalized function, constant, or icon that renders. */
export const isComponent = ({ name, kind, symbol }: Exported, checker: ts.TypeChecker): boolean =>
  kind === 'value' && /^[A-Z]/.test(name) && renders(symbol, checker);

function renders(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeOfSymbol(symbol);
  // A React context can also be rendered, but it is used for its value.
  if (printed(type, checker).startsWith('Context<')) return false;
  const signatures = checker.getSignaturesOfType(type, ts.SignatureKind.Call);
  const results = signatures.map((signature) => printed(signature.getReturnType(), checker));
  return results.some((text) => /Element|ReactNode|Promise<ReactNode>/.test(text));
}

/**
 * Reads the values that a module re-exports from another package. The entries have no types, because the other package
 * documents them.
 */
export const readReexports = (declarations: Declarations, specifier: string, area: Area): Entry[] =>
  exportedBy(declarations, specifier, true)
    .filter(({ kind }) => kind === 'value')
    .map(({ name, symbol }) => ({
      area,
      name,
      tags: ['value'],
      source: placeOf(symbol, declarations),
    }));

/** Reads the exports of a module as entries. A component has no type because its props have types. */
export function readExports(declarations: Declarations, specifier: string, area: Area): Entry[] {
  const { checker } = declarations;
  return exportedBy(declarations, specifier).map((exported) => {
    const { name, symbol, kind } = exported;
    const entry: Entry = {
      area,
      name,
      tags: [kind, ...tagsOf(symbol, checker)],
      source: placeOf(symbol, declarations),
    };
    if (kind === 'type' || isComponent(exported, checker)) return entry;
    const type = printed(checker.getTypeOfSymbol(symbol), checker);
    return { ...entry, type: declaredText(symbol) ?? type, expanded: type };
  });
}
