import { join, sep } from 'node:path';
import ts from 'typescript';
import type { Sample } from '../sample.ts';
import { importedBlock } from '../siblings.ts';
import { options, sharingHost } from './options.ts';
import { pathOf, type Unit, virtualRoot } from './unit.ts';

/** One error of the compiler, with its line in the page. */
export interface CompilerError {
  unit: Unit;
  line: number;
  /** E.g. `TS2322`. */
  code: string;
  message: string;
}

const ambientPath = join(virtualRoot, 'ambient.d.ts');

/** The ambient types of every site: Rsbuild's types for assets, and Markdown as components. */
const ambient = `/// <reference types="@rsbuild/core/types" />
declare module '*.mdx' {
  const content: import('react').ComponentType<Record<string, unknown>>;
  export default content;
}
declare module '*.md' {
  const content: import('react').ComponentType<Record<string, unknown>>;
  export default content;
}
`;

/** The files of a program: virtual files in memory, and packages on disk. */
function hostOf(units: readonly Unit[]): ts.CompilerHost {
  const owners = new Map<string, Sample>(units.map(({ path, sample }) => [path, sample]));
  const texts = new Map<string, string>(units.map(({ path, text }) => [path, text]));
  texts.set(ambientPath, ambient);
  for (const { sample } of units) {
    for (const sibling of sample.siblings) {
      const path = pathOf(sibling);
      owners.set(path, owners.get(path) ?? sibling);
      texts.set(path, texts.get(path) ?? sibling.code);
    }
  }
  const isVirtual = (path: string) => path.startsWith(virtualRoot + sep);
  const base = sharingHost();
  const cache = ts.createModuleResolutionCache(virtualRoot, (name) => name, options);
  const host: ts.CompilerHost = {
    ...base,
    fileExists: (path) => (isVirtual(path) ? texts.has(path) : base.fileExists(path)),
    directoryExists: (path) => isVirtual(path) || (base.directoryExists?.(path) ?? true),
    readFile: (path) => texts.get(path) ?? base.readFile(path),
    getSourceFile: (path, language) => {
      const text = texts.get(path);
      if (text !== undefined) return ts.createSourceFile(path, text, language, true);
      return base.getSourceFile(path, language);
    },
    resolveModuleNameLiterals: (literals, containing, redirected) =>
      literals.map(({ text }) => {
        const owner = owners.get(containing);
        // Rsbuild's types declare imports with a query such as `?raw`.
        const block = owner && !text.includes('?') && importedBlock(owner, text);
        if (!block) return ts.resolveModuleName(text, containing, options, host, cache, redirected);
        const path = pathOf(block);
        const extension = path.match(/\.d\.ts$|\.\w+$/)?.[0] ?? ts.Extension.Ts;
        return { resolvedModule: { resolvedFileName: path, extension } };
      }),
  };
  return host;
}

/** The errors of one program over the units. */
export function typeErrors(units: readonly Unit[]): CompilerError[] {
  if (units.length === 0) return [];
  const rootNames = [...units.map(({ path }) => path), ambientPath];
  const program = ts.createProgram({ rootNames, options, host: hostOf(units) });
  return units.flatMap((unit) => {
    const file = program.getSourceFile(unit.path);
    if (!file) throw new Error(`${unit.path} isn't part of the program.`);
    const errors = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ];
    return errors
      .filter(({ code }) => !isImplicitAnyInScript(unit.path, code))
      .map(({ start, code, messageText }) => ({
        unit,
        line: unit.pageLine(file.getLineAndCharacterOfPosition(start ?? 0).line + 1),
        code: `TS${code}`,
        message: shortMessage(ts.flattenDiagnosticMessageText(messageText, '\n')),
      }));
  });
}

/**
 * One line of a compiler error: of a call with several signatures, only the line that suggests a name, because the
 * others explain signatures that weren't meant.
 */
function shortMessage(text: string): string {
  const suggestion = text.split('\n').find((line) => line.includes('Did you mean'));
  return (suggestion ?? text).trim().replaceAll(/\s+/g, ' ');
}

/** Whether an error is a missing type in JavaScript, which has no type annotations. */
const isImplicitAnyInScript = (path: string, code: number): boolean =>
  /\.[mc]?jsx?$/.test(path) && code >= 7005 && code <= 7053;
