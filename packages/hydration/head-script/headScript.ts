import { readText } from '@handbook/content/files';
import { type HtmlTag, type HtmlTagHandler, rspack } from '@rsbuild/core';

/**
 * A script for the head of every page, as pages carry it: the same text on all of them, which a policy allows by hash.
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
 * Puts a script before every other one of the head, those of the framework too. Inline scripts stand in one element, that of
 * the last plugin first and the framework's, made as small as ours, at the end: a policy names each element by a hash,
 * uncompressed with every answer.
 *
 * @param script a block of its own, as {@link headScript} makes it
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
