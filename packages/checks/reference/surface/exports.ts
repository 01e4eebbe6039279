import ts from 'typescript';
import { declaredText, isOurs, placeOf, printed, tagsOf } from './describe.ts';
import type { Area, Entry } from './entry.ts';
import { type Declarations, resolved } from './program.ts';

/** One name that an entry module exports itself. */
export interface Exported {
  name: string;
  symbol: ts.Symbol;
  kind: 'type' | 'value';
}

/**
 * The names a module exports, without what it passes on wholesale from another package
 * (`export * from 'react-router-dom'`).
 */
export function exportedBy(declarations: Declarations, specifier: string): Exported[] {
  const { checker } = declarations;
  const file = declarations.file(specifier);
  const module = checker.getSymbolAtLocation(file);
  if (!module) return [];
  const foreign = wholesale(file, checker);
  return checker
    .getExportsOfModule(module)
    .filter(({ name }) => name !== 'default' && !foreign.has(name))
    .map((symbol) => {
      const target = resolved(checker, symbol);
      const kind = target.flags & ts.SymbolFlags.Value ? 'value' : 'type';
      return { name: symbol.name, symbol: target, kind } as const;
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Names that come only through `export *` of a package other than the official ones. */
function wholesale(file: ts.SourceFile, checker: ts.TypeChecker): Set<string> {
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

/** True for a value that renders: a capitalised function, class-like constant or icon. */
export const isComponent = ({ name, kind, symbol }: Exported, checker: ts.TypeChecker): boolean =>
  kind === 'value' && /^[A-Z]/.test(name) && renders(symbol, checker);

function renders(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const type = checker.getTypeOfSymbol(symbol);
  // A React context can be rendered too, but is used for its value.
  if (printed(type, checker).startsWith('Context<')) return false;
  const signatures = checker.getSignaturesOfType(type, ts.SignatureKind.Call);
  const results = signatures.map((signature) => printed(signature.getReturnType(), checker));
  return results.some((text) => /Element|ReactNode|Promise<ReactNode>/.test(text));
}

/**
 * The values that a module passes on wholesale from another package, as entries of a name alone:
 * their types are that package's to document.
 */
export function readPassedOn(declarations: Declarations, specifier: string, area: Area): Entry[] {
  const { checker } = declarations;
  const file = declarations.file(specifier);
  const module = checker.getSymbolAtLocation(file);
  const passedOn = wholesale(file, checker);
  return (module ? checker.getExportsOfModule(module) : [])
    .filter(({ name }) => passedOn.has(name))
    .map((symbol) => ({ name: symbol.name, symbol: resolved(checker, symbol) }))
    .filter(({ symbol }) => symbol.flags & ts.SymbolFlags.Value)
    .map(({ name, symbol }) => ({
      area,
      name,
      tags: ['value', 'foreign'],
      source: placeOf(symbol, declarations),
    }));
}

/** The exports of a module as entries; a component's type is left to its props. */
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
