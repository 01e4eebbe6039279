import { readFileSync } from 'node:fs';
import { type HtmlTag, type HtmlTagHandler, rspack } from '@rsbuild/core';

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

/** The elements that {@link firstInHead} has written. */
const written = new WeakSet<HtmlTag>();

/**
 * Puts a script before every other one of the head, those of the framework too. Scripts put there by several plugins stand
 * in one element, that of the last plugin first: a policy names each element by a hash, uncompressed with every answer.
 *
 * @param script a block of its own, as {@link headScript} makes it
 */
export function firstInHead(script: string): HtmlTagHandler {
  return (tags) => {
    const others = tags.find((tag) => written.has(tag));
    const children = script + (others?.children ?? '');
    const element: HtmlTag = { tag: 'script', head: true, append: false, children };
    written.add(element);
    return [element, ...tags.filter((tag) => tag !== others)];
  };
}
