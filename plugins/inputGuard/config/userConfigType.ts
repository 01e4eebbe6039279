import { join } from 'node:path';
import ts from 'typescript';

/** The framework's configuration type, and the checker that answers questions about it. */
export interface ConfigType {
  checker: ts.TypeChecker;
  type: ts.Type;
}

const PROBE =
  "import type { UserConfig } from '@rspress/core'; export declare const config: UserConfig;";

/**
 * Loads `UserConfig` from the installed framework.
 *
 * @param root a folder from which `@rspress/core` is found, absolute
 * @throws Error when it is not found or has no such type
 */
export function loadUserConfigType(root: string): ConfigType {
  const path = join(root, 'userConfigProbe.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    skipLibCheck: true,
    types: [],
    // The browser's types are a third of the reading, and no configuration key depends on them.
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => file === path || fileExists(file);
  host.readFile = (file) => (file === path ? PROBE : readFile(file));
  const program = ts.createProgram([path], options, host);
  const checker = program.getTypeChecker();
  const probe = program.getSourceFile(path);
  const declaration = probe?.statements.find(ts.isVariableStatement)?.declarationList
    .declarations[0];
  const type = declaration && checker.getTypeAtLocation(declaration);
  if (!type || checker.getPropertiesOfType(type).length === 0) {
    throw new Error('@rspress/core exports no type "UserConfig" any more: adapt the input guard.');
  }
  return { checker, type };
}
