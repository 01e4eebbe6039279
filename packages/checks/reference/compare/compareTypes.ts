import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { optionsFor } from '../surface/program.ts';
import type { Surface } from '../surface/surface.ts';
import { parseType, tidyType } from './typeText.ts';

/** A documented type, and the shipped type as its declaration spells it and as an expression. */
export interface TypePair {
  documented: string;
  declared: string;
  at: string;
}

/** The named types that a page may write. */
const scope = `
export * from '@rspress/core';
export * from '@rspress/core/runtime';
export * from '@rspress/core/theme';
export * from '@rspress/shared';
export type { CSSProperties, FC, JSX, ReactElement, ReactNode, TransitionStartFunction } from 'react';
export type { Root } from 'mdast';
export type { Plugin } from 'unified';
export type { VFile } from 'vfile';
`;

/**
 * Helpers of the generated module: `At` reads a property through arrays and unions, `Props` the first parameter of a
 * function. A page leaves out `undefined`.
 */
const helpers = `
import type * as React from 'react';
type Defined<T> = Exclude<T, undefined>;
type At<T, K extends string> = T extends readonly (infer E)[] ? At<E, K> : T extends object ? K extends keyof T ? Defined<T[K]> : never : never;
type Props<F> = F extends (first: infer P, ...rest: never) => unknown ? Defined<P> : never;
type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Assert<T extends true> = T;
`;

/**
 * Compares documented types with shipped types: writes a module that asserts their equality, and compiles it once. A type
 * that is spelled like its declaration is equal, even if it names types that can't be imported.
 *
 * @returns the reason for each pair that isn't equal: `''`, or the compiler's message about the documented type
 */
export function compareTypes<Pair extends TypePair>(
  pairs: readonly Pair[],
  { framework }: Surface,
): Map<Pair, string> {
  const wrong = new Map<Pair, string>();
  const parsed = pairs.filter((pair) => {
    if (tidyType(pair.documented) === tidyType(pair.declared)) return false;
    if (parseType(pair.documented)) return true;
    wrong.set(pair, "it isn't a TypeScript type");
    return false;
  });
  if (parsed.length === 0) return wrong;

  const folder = join(framework.project, 'node_modules/.cache/reference');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const options = optionsFor(framework);
  const scopePath = write('scope.ts', scope);
  const scopeProgram = ts.createProgram([scopePath], options);
  const scopeFile = scopeProgram.getSourceFile(scopePath);
  const module = scopeFile && scopeProgram.getTypeChecker().getSymbolAtLocation(scopeFile);
  const names = module ? scopeProgram.getTypeChecker().getExportsOfModule(module) : [];

  let text = `import type { ${names.map(({ name }) => name).join(', ')} } from './scope';${helpers}`;
  const starts: number[] = [];
  for (const { at, documented } of parsed) {
    starts.push(text.length);
    text += `export type T${starts.length} = Assert<Equal<${at},\nDefined<${documented}>>>;\n`;
  }
  const path = write('types.ts', text);
  const program = ts.createProgram([path], options, undefined, scopeProgram);
  for (const problem of program.getSemanticDiagnostics(program.getSourceFile(path))) {
    const message = ts.flattenDiagnosticMessageText(problem.messageText, ' ');
    const pair = parsed[starts.findLastIndex((start) => start <= (problem.start ?? 0))];
    if (pair) wrong.set(pair, message.includes("the constraint 'true'") ? '' : message);
  }
  return wrong;
}
