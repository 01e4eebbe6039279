import ts from 'typescript';

/** A strict tsconfig that also checks JavaScript. */
export const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUnusedLocals: true,
  noImplicitOverride: true,
  noFallthroughCasesInSwitch: true,
  allowJs: true,
  checkJs: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
};

/** Parsed files of installed packages, by path. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** A compiler host that parses each file of a package once for all programs. */
export function sharingHost(): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    getSourceFile(name, ...rest) {
      if (!name.includes('/node_modules/')) return host.getSourceFile(name, ...rest);
      if (!parsed.has(name)) parsed.set(name, host.getSourceFile(name, ...rest));
      return parsed.get(name);
    },
  };
}
