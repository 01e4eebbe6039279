import { flatten, isLanguage, type Lang, type Page } from '@handbook/content';
import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** The text of a file in which everything but prose is blank, so every position is that of the file. */
export interface Prose {
  file: string;
  lang: Lang;
  text: string;
}

const code = /^(?:code|inlineCode|mdxjsEsm|mdx\w+Expression|definition|html)$/;
const codeElements = new Set(['code', 'pre', 'kbd', 'samp', 'style']);

/** Frontmatter fields and attributes of components that readers see. */
const field = /^[ \t]*(?:- )?(?:title|description|text|tagline|details|alt|summary):[ \t]*(.*)$/gm;
const attributes = /^(?:title|label|alt|text|description|aria-label|summary)$/;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Replaces everything but prose in a page by spaces. */
export function proseOf({
  file,
  lang,
  source,
  tree,
}: Pick<Page, 'file' | 'lang' | 'source' | 'tree'>): Prose {
  let text = source;
  const write = (start: number, replacement: string) => {
    text = text.slice(0, start) + replacement + text.slice(start + replacement.length);
  };
  const erase = (start: number, end: number) => write(start, blank(source.slice(start, end)));
  visit(tree, (node: Nodes) => {
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? start;
    if (node.type === 'yaml') {
      erase(start, end);
      for (const { 0: line, 1: value = '', index } of source.slice(start, end).matchAll(field)) {
        write(start + index + line.length - value.length, value);
      }
      return SKIP;
    }
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    const isBareLink = node.type === 'link' && textOf(node) === node.url;
    if (code.test(node.type) || isBareLink || (isElement && codeElements.has(node.name ?? ''))) {
      erase(start, end);
      return SKIP;
    }
    if (node.type === 'image') erase(Math.max(start, source.lastIndexOf('](', end)), end);
    if (node.type !== 'link' && !isElement) return undefined;
    erase(node.children.at(-1)?.position?.end.offset ?? start, end);
    if (!isElement) return undefined;
    erase(start, node.children[0]?.position?.start.offset ?? end);
    for (const one of node.attributes) {
      if (one.type !== 'mdxJsxAttribute' || typeof one.value !== 'string') continue;
      const at = source.indexOf(one.value, one.position?.start.offset);
      if (attributes.test(one.name) && at >= start && at < end) write(at, one.value);
    }
    return undefined;
  });
  // Ids of headings, and the marks of containers and alerts.
  const marks = /\\?\{#[^}\n]*\}|^[> \t]*:{3,}[ \t]*[\w-]*(?:\{[^}\n]*\})?|\[![A-Za-z]+\]/gm;
  return { file, lang, text: text.replace(marks, blank) };
}

/** The interface text of each language. */
export function interfaceProse(file: string, source: string): Prose[] {
  const texts = new Map<Lang, string[]>();
  for (const { path, value, line } of flatten(source)) {
    const lang = path.split('.').at(-1);
    if (!isLanguage(lang)) continue;
    const lines = texts.get(lang) ?? [];
    lines[line - 1] = String(value).replace(/\{\{\w+\}\}|\n/g, ' ');
    texts.set(lang, lines);
  }
  return [...texts].map(([lang, lines]) => ({
    file,
    lang,
    text: Array.from(lines, (it) => it ?? '').join('\n'),
  }));
}
