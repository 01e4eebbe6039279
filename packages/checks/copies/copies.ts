import { hasClass } from '@handbook/content';
import type { Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { placeOf } from '../lib/placeOf.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import type { Limit } from './limits.ts';

const html = unified().use(rehypeParse);

/** The readable text below a node, without buttons and permalinks. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element') {
    const { tagName, properties } = node;
    if (['button', 'svg', 'style', 'script'].includes(tagName)) return ' ';
    if (hasClass(node, 'rp-header-anchor') || properties.ariaHidden === 'true') return ' ';
  }
  return 'children' in node ? node.children.map(textOf).join(' ') : '';
}

/** A built page: the words of its body, and the Markdown URL in its head. */
interface BuiltPage {
  words: string[];
  alternate: string | undefined;
}

/** Words of two letters or more, in lower case; Chinese text counts by pairs, as it has no spaces. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []).flatMap((word) =>
    /\p{Script=Han}/u.test(word) ? (word.match(/../gu) ?? []) : [word],
  );

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

/** The share of a page's words that its Markdown must contain. */
const leastShare = 0.95;

/** The words of a page that its Markdown lacks. */
function missingWords(words: readonly string[], markdown: string): string[] {
  const there = new Set(wordsOf(markdown));
  return [...new Set(words)].filter(
    (word) => !there.has(word) && !markdown.toLowerCase().includes(word),
  );
}

/** One built page with its Markdown, and the sample that it was made from. */
export interface Copy {
  file: string;
  line: number;
  extension: 'md' | 'mdx';
  /** The sample. */
  code: string;
  built: BuiltPage;
  /** The Markdown file, if it exists. */
  markdown: string | undefined;
  /** Whether the Markdown file that the head links to exists. */
  isThere: boolean;
}

/** What is wrong with one copy, as sentences; empty if it contains the words of the page. */
export function copyProblems(copy: Copy): string[] {
  const { built, markdown, isThere } = copy;
  if (markdown === undefined) return ['The page has no Markdown.'];
  const problems: string[] = [];
  if (built.alternate === undefined) problems.push("The HTML doesn't link to any Markdown.");
  else if (!isThere) problems.push(`The HTML links to ${built.alternate}, which doesn't exist.`);
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
  const distinct = new Set(built.words);
  const missing = missingWords(built.words, body);
  if (distinct.size > 0 && body === '') problems.push('The Markdown is empty.');
  else if (missing.length > distinct.size * (1 - leastShare)) {
    problems.push(
      `The Markdown lacks ${missing.length} of ${distinct.size} words: ${missing.slice(0, 8).join(', ')}.`,
    );
  }
  return problems;
}

const limitsFile = 'packages/checks/copies/limits.ts';

/** Limits that no copy has, and limits whose section doesn't exist. */
function limitProblems(
  bad: readonly Copy[],
  limits: readonly Limit[],
  sections: ReadonlySet<string>,
): Problem[] {
  return limits.flatMap(({ section, applies }): Problem[] => {
    const place = placeOf(limitsFile, section);
    if (!sections.has(section)) {
      const message = `No page has the section ${section}, which should describe a limit.`;
      return [{ ...place, message, fix: 'Describe the limit there, or correct its section.' }];
    }
    if (bad.some(({ code }) => applies(code))) return [];
    const message = `A limit that ${section} describes no longer exists: ${applies}.`;
    return [{ ...place, message, fix: 'Remove it from the page in both languages, and here.' }];
  });
}

/**
 * Finds copies that lack the words of their page, except for limits that a page describes.
 *
 * @param sections the URLs of all sections
 */
export function copies(
  all: readonly Copy[],
  limits: readonly Limit[],
  sections: ReadonlySet<string>,
): RuleResult {
  const bad = all
    .map((copy) => ({ copy, found: copyProblems(copy) }))
    .filter(({ found }) => found.length > 0);
  const isLimit = ({ copy }: { copy: Copy }) => limits.some(({ applies }) => applies(copy.code));
  const wrong = bad
    .filter((one) => !isLimit(one))
    .flatMap(({ copy, found }) =>
      found.map((message) => ({
        file: copy.file,
        line: copy.line,
        message: `Built as .${copy.extension} with llms: true: ${message}`,
        fix: `Change the sample, or describe the limit on a page and add it to ${limitsFile}.`,
      })),
    );
  const badCopies = bad.map(({ copy }) => copy);
  const known = bad.filter(isLimit).length;
  return {
    problems: [...wrong, ...limitProblems(badCopies, limits, sections)],
    counted: { copies: all.length, ...(known > 0 && { knownLimits: known }) },
  };
}
