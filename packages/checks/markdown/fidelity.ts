import type { Nodes, Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { type Expected, plainCode, readExpected } from './expected.ts';

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

/** What of the first is not in the second, each as often as it is there. */
function missing(wanted: readonly string[], there: readonly string[]): string[] {
  const left = [...there];
  return wanted.filter((one) => {
    const at = left.indexOf(one);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** The address of a link in Markdown, as the source writes it: without host, base, language and ending. */
function sourceLink(address: string, root: string): string {
  if (!address.startsWith(root)) return address;
  return `/${address.slice(root.length)}`
    .replace(/^\/zh(?=\/)/, '')
    .replace(/(^|\/)index\.md/, '$1')
    .replace(/\.md(?=#|$)/, '');
}

/** Statements, components and containers as MDX writes them; text about types may have `Promise<Page>`. */
const MDX =
  /^import\s(?:[^\n]*\sfrom\s)?['"].*|^export\s(?:const|default|function)\s.*|<[A-Z][\w.]*(?:\s[^>]*)?\/>|<\/[A-Z][\w.]*>/m;

/** What is left of MDX, or of HTML, outside code. */
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
    // A page may show what becomes of a container that is not closed.
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
 * @param expected what the source has
 * @param examples the code that the live examples of the built page show
 * @param text the Markdown
 * @param root what addresses of this site start with
 * @returns what is missing or too much, in words
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
    ...leftovers(tree, text).map((one) => `This is no Markdown: ${one}`),
    ...(titles === 1 ? [] : [`It has ${titles} titles.`]),
    ...(/^---\nurl: "/.test(text) ? [] : ['It does not say which page it is.']),
    ...(/&#x[0-9a-f]+;/i.test(text.replace(/`[^`\n]*`/g, ''))
      ? ['Letters are written as numbers.']
      : []),
  ];
}
