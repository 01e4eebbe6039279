import { readText } from '@handbook/content/files';
import { type HtmlTagHandler, rspack } from '@rsbuild/core';

/**
 * Compiles a script for the head of every page. The text is the same on each page, so the Content-Security-Policy can allow
 * it by hash.
 *
 * @param source a TypeScript file without imports
 */
export function headScript(source: URL): string {
  const { code } = rspack.experiments.swc.transformSync(readText(source), {
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

/**
 * Puts a script before every other script of the head, including the framework's. The script of the last plugin runs first.
 *
 * @param script a block statement compiled by {@link headScript}
 */
export const firstInHead =
  (script: string): HtmlTagHandler =>
  (tags) => [{ tag: 'script', head: true, append: false, children: script }, ...tags];
