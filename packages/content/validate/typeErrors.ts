import { join } from 'node:path';
import ts from 'typescript';

const options: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  // Nothing here depends on the types of Node.js and browsers, which are slow to read.
  types: [],
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** TypeScript's codes for unknown properties, missing properties, and values of another type. */
const CODES = [2322, 2326, 2345, 2353, 2559, 2561, 2739, 2740, 2741, 2820];

/** A value that doesn't match its type, with 1-based places in the checked text. */
export interface Mismatch {
  line: number;
  column: number;
  message: string;
  fix: string;
}

/**
 * Finds keys that a type of the framework doesn't have, and values of the wrong type. Imports from this repository aren't
 * followed.
 *
 * @param root a folder from which `@rspress/core` is found, absolute
 * @param text TypeScript code that imports `@rspress/core`
 * @param noun what to call a key, e.g. `configuration key`
 * @param packages the packages whose types matter; all by default
 */
export function typeErrors(
  root: string,
  text: string,
  noun: string,
  packages?: readonly string[],
): Mismatch[] {
  const path = join(root, 'checked.ts');
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (name) => name === path || fileExists(name);
  host.readFile = (name) => (name === path ? text : readFile(name));
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text: name }) => {
      const isRead = from === path ? name === '@rspress/core' : (packages?.includes(name) ?? true);
      return isRead
        ? ts.resolveModuleName(name, from, options, host)
        : { resolvedModule: undefined };
    });
  const program = ts.createProgram([path], options, host);
  const source = program.getSourceFile(path);
  if (!program.getSourceFiles().some(({ fileName }) => fileName.includes('/@rspress/core/'))) {
    throw new Error(`The types of @rspress/core are missing in ${root}. Fix: run npm install.`);
  }
  return program.getSemanticDiagnostics(source).flatMap((diagnostic): Mismatch[] => {
    if (!source || !CODES.includes(diagnostic.code)) return [];
    const { line, character } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
    // The last line has the most specific reason, and sometimes a suggestion.
    const reason = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n').split('\n').at(-1);
    const [message = '', suggestion] = (reason ?? '').trim().split(/ (?=Did you mean )/);
    const key = /only specify known properties, (?:and|but) '"?(.*?)"?' does not/.exec(
      message,
    )?.[1];
    const place = { line: line + 1, column: character + 1 };
    if (!key) return [{ ...place, message, fix: suggestion ?? 'Use a value of that type.' }];
    const fix = suggestion ?? 'Correct or remove the key.';
    return [{ ...place, message: `Unknown ${noun} "${key}".`, fix }];
  });
}
