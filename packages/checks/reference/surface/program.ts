import { join } from 'node:path';
import ts from 'typescript';
import type { Framework } from './framework.ts';

/** The parsed declarations of the framework. */
export interface Declarations {
  framework: Framework;
  checker: ts.TypeChecker;
  /** The declaration file of an import, e.g. `@rspress/core/theme`. */
  file(specifier: string): ts.SourceFile;
}

/** Compiler options. The declarations of the first releases import the theme by an alias of the framework's build. */
export const optionsFor = ({ core }: Framework): ts.CompilerOptions => ({
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

/** Loads the declarations of every entry of an installed framework and its official plugins. */
export function loadDeclarations(framework: Framework): Declarations {
  const plugins = Object.keys(framework.plugins).map((name) => `plugin-${name}`);
  const modules = ['core', 'core/runtime', 'core/theme', 'core/shiki-transformers', 'shared'];
  const options = optionsFor(framework);
  const host = ts.createCompilerHost(options);
  const files = new Map<string, string>();
  for (const specifier of [...modules, ...plugins].map((path) => `@rspress/${path}`)) {
    const from = join(framework.project, 'import.ts');
    const { resolvedModule } = ts.resolveModuleName(specifier, from, options, host);
    if (resolvedModule) files.set(specifier, resolvedModule.resolvedFileName);
  }
  const program = ts.createProgram([...files.values()], options, host);
  return {
    framework,
    checker: program.getTypeChecker(),
    file(specifier) {
      const source = program.getSourceFile(files.get(specifier) ?? '');
      if (!source) throw new Error(`${specifier} has no declarations in ${framework.project}.`);
      return source;
    },
  };
}

/** Resolves the re-exports of a symbol. */
export const resolved = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
