import { join } from 'node:path';
import ts from 'typescript';
import type { Problem } from '../problem/problem.ts';

const options: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  // No configuration key depends on the types of Node.js and browsers, which take long to read.
  types: [],
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** Replaces the overloads of `defineConfig`, because TypeScript only reports one error for all overloads. */
const CORE = `export * from '@rspress/core';
export declare function defineConfig(config: import('@rspress/core').UserConfig): void;`;

/** TypeScript's codes for unknown properties, missing properties, and values of another type. */
const CODES = [2322, 2326, 2345, 2353, 2559, 2561, 2739, 2740, 2741, 2820];

/**
 * Finds configuration keys that the framework doesn't know and would ignore silently, and values of the wrong type, such
 * as an icon that doesn't exist. Imports from this repository aren't followed.
 *
 * @param root a folder from which `@rspress/core` is found, absolute
 * @param file the configuration, relative to the root
 */
export function configProblems(root: string, file: string, text: string): Problem[] {
  const path = join(root, file);
  const core = join(root, 'core.d.ts');
  const texts: Record<string, string> = { [path]: text, [core]: CORE };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (name) => name in texts || fileExists(name);
  host.readFile = (name) => texts[name] ?? readFile(name);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text: name }) => {
      if (from !== path) return ts.resolveModuleName(name, from, options, host);
      if (name !== '@rspress/core') return { resolvedModule: undefined };
      return { resolvedModule: { resolvedFileName: core, extension: ts.Extension.Dts } };
    });
  const program = ts.createProgram([path], options, host);
  const source = program.getSourceFile(path);
  if (!program.getSourceFiles().some(({ fileName }) => fileName.includes('/@rspress/core/'))) {
    throw new Error(`The types of @rspress/core are missing in ${root}. Fix: run npm install.`);
  }
  return program.getSemanticDiagnostics(source).flatMap((diagnostic): Problem[] => {
    if (!source || !CODES.includes(diagnostic.code)) return [];
    const { line, character } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
    // The last line has the most specific reason, and sometimes a suggestion.
    const reason = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n').split('\n').at(-1);
    const [message = '', suggestion] = (reason ?? '').trim().split(/ (?=Did you mean )/);
    const key = /only specify known properties, (?:and|but) '(.*?)' does not/.exec(message)?.[1];
    const place = { file, line: line + 1, column: character + 1 };
    if (!key) return [{ ...place, message, fix: suggestion ?? 'Write a value of that type.' }];
    const fix = suggestion ?? 'Correct or remove the key.';
    return [{ ...place, message: `Unknown configuration key "${key}".`, fix }];
  });
}
