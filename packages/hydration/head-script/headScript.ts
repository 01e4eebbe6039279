import { readText } from '@handbook/content/files';
import { type HtmlTag, type HtmlTagHandler, rspack } from '@rsbuild/core';

/**
 * Compiles a script for the head of every page. The text is the same on each page, so the Content-Security-Policy can allow
 * it by hash.
 *
 * @param source a TypeScript file without imports
 */
export const headScript = (source: URL): string => minify(readText(source));

function minify(source: string): string {
  const { code } = rspack.experiments.swc.transformSync(source, {
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

const isInline = ({ tag, head, attrs = {}, children }: HtmlTag) =>
  tag === 'script' && head !== false && children !== undefined && Object.keys(attrs).length === 0;

/**
 * Puts a script before every other script of the head, including the framework's. All inline scripts become one element,
 * because the policy has a hash for each element and is part of every response. The script of the last plugin runs first, and
 * the framework's scripts, minified too, run last.
 *
 * @param script a block statement compiled by {@link headScript}
 */
export function firstInHead(script: string): HtmlTagHandler {
  return (tags) => {
    const inline = tags.filter(isInline);
    const others = inline.map((tag) =>
      written.has(tag) ? tag.children : minify(`${tag.children}`),
    );
    const children = [script, ...others].join('');
    const element: HtmlTag = { tag: 'script', head: true, append: false, children };
    written.add(element);
    return [element, ...tags.filter((tag) => !inline.includes(tag))];
  };
}
