import { join } from 'node:path';
import ts from 'typescript';
import type { Framework } from './framework.ts';

/** The parsed declarations of the framework. */
export interface Declarations {
  framework: Framework;
  checker: ts.TypeChecker;
  program: ts.Program;
  /** The declaration file of an import, e.g. `@rspress/core/theme`. */
  file(specifier: string): ts.SourceFile;
}

/** Compiler options. The declarations of the first releases import the theme by an alias of the framework's build. */
const optionsFor = ({ core }: Framework): ts.CompilerOptions => ({
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  paths: { '@theme': [join(core, 'dist/theme/index.d.ts')] },
});

const cores = ['', '/runtime', '/theme', '/shiki-transformers'].map(
  (path) => `@rspress/core${path}`,
);

/** Loads the declarations of every entry of an installed framework and its official plugins. */
export function loadDeclarations(framework: Framework): Declarations {
  const specifiers = [
    ...cores,
    '@rspress/shared',
    ...Object.keys(framework.plugins).map((name) => `@rspress/plugin-${name}`),
  ];
  const options = optionsFor(framework);
  const host = ts.createCompilerHost(options);
  const from = (specifier: string) =>
    join(specifier === '@rspress/shared' ? framework.core : framework.project, 'import.ts');
  const files = new Map<string, string>();
  for (const specifier of specifiers) {
    const found = ts.resolveModuleName(specifier, from(specifier), options, host).resolvedModule;
    if (found) files.set(specifier, found.resolvedFileName);
  }
  const program = ts.createProgram([...files.values()], options, host);
  return {
    framework,
    program,
    checker: program.getTypeChecker(),
    file(specifier) {
      const name = files.get(specifier);
      const source = name === undefined ? undefined : program.getSourceFile(name);
      if (!source) throw new Error(`${specifier} has no declarations in ${framework.project}.`);
      return source;
    },
  };
}

/**
 * The declared type of a name that a module exports.
 *
 * @throws Error if the module doesn't export it
 */
export function exportedType(declarations: Declarations, specifier: string, name: string): ts.Type {
  const { checker } = declarations;
  const module = checker.getSymbolAtLocation(declarations.file(specifier));
  const symbol = module && checker.tryGetMemberInModuleExports(name, module);
  if (!symbol) throw new Error(`${specifier} exports no ${name}.`);
  return checker.getDeclaredTypeOfSymbol(resolved(checker, symbol));
}

/** Resolves the re-exports of a symbol. */
export const resolved = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
