import ts from 'typescript';
import { declaredText, definitionText, placeOf, printed, tagsOf } from './describe.ts';
import type { Area, Entry } from './entry.ts';
import { type Declarations, resolved } from './program.ts';

/** One name that a module exports. */
interface Exported {
  name: string;
  symbol: ts.Symbol;
  kind: 'type' | 'value';
}

/** Whether the router or its dependency declares a symbol: the runtime passes on the whole package. */
const isRouter = ({ declarations = [] }: ts.Symbol): boolean =>
  declarations.some((node) =>
    /node_modules\/(?:react-router|cookie)/.test(node.getSourceFile().fileName),
  );

/** Reads the exports of a module, sorted. */
export function exportedBy({ checker, file }: Declarations, specifier: string): Exported[] {
  const module = checker.getSymbolAtLocation(file(specifier));
  return (module ? checker.getExportsOfModule(module) : [])
    .filter(({ name }) => name !== 'default')
    .map((symbol): Exported => {
      const target = resolved(checker, symbol);
      const kind = target.flags & ts.SymbolFlags.Value ? 'value' : 'type';
      return { name: symbol.name, symbol: target, kind };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Whether a value is a component: a capitalized function, constant, or icon that renders. */
export function isComponent({ name, kind, symbol }: Exported, checker: ts.TypeChecker): boolean {
  if (kind !== 'value' || !/^[A-Z]/.test(name)) return false;
  const type = checker.getTypeOfSymbol(symbol);
  // A React context can also be rendered, but it is used for its value.
  if (printed(type, checker).startsWith('Context<')) return false;
  return checker
    .getSignaturesOfType(type, ts.SignatureKind.Call)
    .some((signature) => /Element|ReactNode/.test(printed(signature.getReturnType(), checker)));
}

/**
 * Reads the exports of a module as entries. A component has no type because its props have types. The values of the router
 * have no types because its own documentation has them, and its types are left out.
 */
export function readExports(declarations: Declarations, specifier: string, area: Area): Entry[] {
  const { checker } = declarations;
  return exportedBy(declarations, specifier).flatMap((exported): Entry[] => {
    const { name, symbol, kind } = exported;
    const entry = { area, name, tags: [kind], source: placeOf(symbol, declarations) };
    if (specifier === '@rspress/core/runtime' && isRouter(symbol))
      return kind === 'value' ? [{ ...entry, area: 'router-exports' }] : [];
    const tagged = { ...entry, tags: [kind, ...tagsOf(symbol, checker)] };
    if (kind === 'type' || isComponent(exported, checker)) return [tagged];
    const type = declaredText(symbol) ?? printed(checker.getTypeOfSymbol(symbol), checker);
    const at = `typeof import("${specifier}").${name}`;
    return [{ ...tagged, type, stands: definitionText(symbol, checker), at }];
  });
}
