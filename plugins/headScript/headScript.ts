import { readFileSync } from 'node:fs';
import { rspack } from '@rsbuild/core';

/**
 * A script for the head of every page, as pages carry it: the same text on all of them, which a policy allows by hash.
 *
 * @param source a TypeScript file without imports
 */
export function headScript(source: URL): string {
  const { code } = rspack.experiments.swc.transformSync(readFileSync(source, 'utf8'), {
    isModule: false,
    minify: true,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: { passes: 3 }, mangle: { toplevel: true } },
    },
  });
  return code.trim();
}
