import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { type Expected, plainCode, readExpected } from './expected.ts';

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

/** The items of the first list that the second lacks, where repeated items count each time. */
function missing(wanted: readonly string[], there: readonly string[]): string[] {
  const left = [...there];
  return wanted.filter((one) => {
    const at = left.indexOf(one);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** The URL of a link in Markdown as the source writes it, without origin, base path, language, and extension. */
function sourceLink(url: string, root: string): string {
  if (!url.startsWith(root)) return url;
  return `/${url.slice(root.length)}`
    .replace(/^\/zh(?=\/)/, '')
    .replace(/(^|\/)index\.md/, '$1')
    .replace(/\.md(?=#|$)/, '');
}

/** Statements and components in MDX syntax. Text about types may contain `Promise<Page>`. */
const MDX =
  /^import\s(?:[^\n]*\sfrom\s)?['"].*|^export\s(?:const|default|function)\s.*|<[A-Z][\w.]*(?:\s[^>]*)?\/>|<\/[A-Z][\w.]*>/m;

/** MDX or HTML syntax outside code. */
function leftovers(tree: Root, written: string): string[] {
  const found: string[] = [];
  const walk = (node: Nodes, isQuoted: boolean): void => {
    if (node.type === 'html') found.push(node.value);
    if ('children' in node) {
      for (const child of node.children) walk(child, isQuoted || node.type === 'blockquote');
    }
    if (node.type !== 'text') return;
    const [mark] = node.value.match(MDX) ?? [];
    if (mark !== undefined) found.push(mark);
    // A page may show how a container without an end is rendered.
    if (/^:::/m.test(node.value) && !isQuoted) found.push(node.value);
    const { start, end } = node.position ?? {};
    const raw = written.slice(start?.offset, end?.offset);
    if (/^[>\s]*\\\[!\w/m.test(raw)) found.push(raw);
  };
  walk(tree, false);
  return found.map((one) => one.slice(0, 60));
}

/**
 * Compares a page's Markdown with its source.
 *
 * @param expected what the source contains
 * @param examples the code of the live examples on the built page
 * @param text the Markdown
 * @param root the start of every URL of this site
 * @returns sentences about what is missing or must not be there
 */
export function infidelities(
  expected: Expected,
  examples: readonly string[],
  text: string,
  root: string,
): string[] {
  const tree = markdown.parse(text);
  const there = readExpected(tree, (value) => value);
  const kinds: [string, readonly string[], readonly string[]][] = [
    ['heading', expected.headings, there.headings],
    ['code', expected.code, there.code],
    ['table', expected.tables, there.tables],
    ['alert', expected.alerts, there.alerts],
    ['live example', examples.map(plainCode), there.code],
    [
      'link',
      expected.links.map((link) => link.replace(/(?<=^\/(?:[^#]*\/)?)index(?=#|$)/, '')),
      there.links.map((link) => sourceLink(link, root)),
    ],
  ];
  const titles = there.headings.filter((heading) => heading.startsWith('# ')).length;
  return [
    ...kinds.flatMap(([kind, wanted, found]) =>
      missing(wanted, found).map((one) => `The ${kind} is missing: ${one.slice(0, 90)}`),
    ),
    ...leftovers(tree, text).map((one) => `This is not Markdown: ${one}`),
    ...(titles === 1 ? [] : [`The Markdown has ${titles} titles instead of one.`]),
    ...(/^---\nurl: "/.test(text) ? [] : ['The frontmatter has no url.']),
    ...(/&#x[0-9a-f]+;/i.test(text.replace(/`[^`\n]*`/g, ''))
      ? ['Letters are written as character references.']
      : []),
  ];
}
