import type { Element, Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { RuleResult } from '../lib/problem.ts';
import type { Taught } from './taught.ts';

const html = unified().use(rehypeParse);

const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

/** The readable text below a node, without buttons and what only names a permalink. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element') {
    const { tagName, properties } = node;
    if (['button', 'svg', 'style', 'script'].includes(tagName)) return ' ';
    if (hasClass(node, 'rp-header-anchor') || properties.ariaHidden === 'true') return ' ';
  }
  return 'children' in node ? node.children.map(textOf).join(' ') : '';
}

/** What a built page has: the words of its body, and the Markdown that its head promises. */
export interface BuiltPage {
  words: string[];
  alternate: string | undefined;
}

/** Words of two letters or more, in lower case; Chinese text counts by pairs, as it has no spaces. */
const wordsOf = (text: string): string[] => [
  ...(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []).flatMap((word) =>
    /\p{Script=Han}/u.test(word) ? (word.match(/../gu) ?? []) : [word],
  ),
];

/** Reads a built page. */
export function readBuilt(source: string): BuiltPage {
  const tree = html.parse(source);
  let text = '';
  let alternate: string | undefined;
  visit(tree, 'element', (node) => {
    if (hasClass(node, 'rspress-doc')) text += textOf(node);
    const { rel, type, href } = node.properties;
    if (node.tagName === 'link' && String(rel) === 'alternate' && type === 'text/markdown') {
      alternate = String(href);
    }
  });
  return { words: wordsOf(text), alternate };
}

/** The least share of a page's words that its Markdown must have. */
const enough = 0.95;

/** The words of a page that its Markdown lacks. */
function missingWords(words: readonly string[], markdown: string): string[] {
  const there = new Set(wordsOf(markdown));
  return [...new Set(words)].filter(
    (word) => !there.has(word) && !markdown.toLowerCase().includes(word),
  );
}

/** One page of the site that was built: where it is from, and what came of it. */
export interface Copy {
  file: string;
  line: number;
  extension: 'md' | 'mdx';
  /** The sample. */
  code: string;
  built: BuiltPage;
  /** The Markdown file, when there is one. */
  markdown: string | undefined;
  /** Whether the file that the head names exists. */
  isThere: boolean;
}

/** What is wrong with one copy, in words; empty when it has what the page has. */
export function copyProblems(copy: Copy): string[] {
  const { built, markdown, isThere } = copy;
  if (markdown === undefined) return ['There is no Markdown of it.'];
  const problems: string[] = [];
  if (built.alternate === undefined) problems.push('Its HTML names no Markdown.');
  else if (!isThere) problems.push(`Its HTML names ${built.alternate}, which does not exist.`);
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
  const distinct = new Set(built.words);
  const missing = missingWords(built.words, body);
  if (distinct.size > 0 && body === '') problems.push('Its Markdown is empty.');
  else if (missing.length > distinct.size * (1 - enough)) {
    problems.push(
      `Its Markdown lacks ${missing.length} of ${distinct.size} words: ${missing.slice(0, 8).join(', ')}.`,
    );
  }
  return problems;
}

/** The problems of all copies, except where a page teaches that the Markdown is like this. */
export function copies(
  all: readonly Copy[],
  taught: readonly Taught[],
): RuleResult & { stale: Taught[] } {
  const bad = all
    .map((copy) => ({ copy, found: copyProblems(copy) }))
    .filter(({ found }) => found.length > 0);
  const isTaught = ({ copy }: { copy: Copy }) => taught.some(({ applies }) => applies(copy.code));
  return {
    problems: bad
      .filter((one) => !isTaught(one))
      .flatMap(({ copy, found }) =>
        found.map((message) => ({
          file: copy.file,
          line: copy.line,
          message: `Built as .${copy.extension} with llms: true: ${message}`,
          fix: 'Change the sample, or state the limit on a page and list it in checks/copies/taught.ts.',
        })),
      ),
    counted: { copies: all.length, asTaught: bad.filter(isTaught).length },
    stale: taught.filter(({ applies }) => !bad.some(({ copy }) => applies(copy.code))),
  };
}
