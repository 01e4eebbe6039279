import { headingsOf, type Page } from '@handbook/content';
import { properNouns, smallNames } from '../data/properNouns.ts';
import type { Finding } from '../prose/finding.ts';
import { type Piece, wordsOf } from '../prose/piece.ts';

/** Page types with a special layout. */
const bare = new Set(['home', 'custom', 'blank', '404']);

/** Checks that a page has one H1 at the top, skips no level, and has an id for each heading. */
export function headingOrder(page: Page): Finding[] {
  const headings = headingsOf(page);
  const findings: Finding[] = [];
  const add = (line: number, about: string, message: string, fix: string) =>
    findings.push({ part: 'headings', about, file: page.file, line, message, fix });
  const [first, ...others] = headings.filter(({ depth }) => depth === 1);
  // An overview page shows its title above the list.
  const isOverview = page.frontmatter.overview === true && page.frontmatter.title !== undefined;
  const hasLayout = isOverview || bare.has(String(page.frontmatter.pageType));
  if (!first && !hasLayout) {
    add(1, '', 'The page has no H1.', 'Start the page with “# Title”.');
  }
  for (const { line, text } of others) {
    add(line, text, `“${text}” is a second H1.`, 'Use “##”, because a page has one title.');
  }
  for (const { line, text, id } of headings) {
    if (!/^(-+\d*)?$/.test(id)) continue;
    // The framework generates the id from letters.
    const fix = 'Add an id to the heading: “\\{#name}”.';
    add(line, text, `“${text}” has no letters, so it gets no id.`, fix);
  }
  headings.forEach(({ depth, line, text }, index) => {
    const above = headings[index - 1]?.depth ?? (hasLayout ? 1 : 0);
    if (depth <= above + 1) return;
    const message = `“${text}” (h${depth}) follows ${above === 0 ? 'the start' : `an h${above}`}, so a level is missing.`;
    add(line, text, message, `Use “${'#'.repeat(above + 1)}”.`);
  });
  return findings;
}

/** Checks that English headings have a capital letter only in the first word and in names. */
export function sentenceCase(piece: Piece): Finding[] {
  if (piece.kind !== 'heading' || piece.lang !== 'en') return [];
  const text = wordsOf(piece);
  const words = [...text.matchAll(/[\p{L}\d][\p{L}\d'’.-]*/gu)];
  const findings: Finding[] = [];
  const { file, line, text: about } = piece;
  const add = (message: string, fix: string) =>
    findings.push({ part: 'headings', about, file, line, message, fix });
  const [first] = words;
  if (first && startsSentence(text, first.index) && isSmall(first[0]) && words.length > 1) {
    add(`The heading starts with “${first[0]}” in lower case.`, 'Use a capital letter.');
  }
  for (const { 0: word, index } of words) {
    if (!/^\p{Lu}\p{Ll}+$/u.test(word.replace(/['’]s$|\.$/, ''))) continue;
    if (startsSentence(text, index) || isName(word)) continue;
    add(
      `“${word}” is capitalized, but headings use sentence case.`,
      `Write “${word.toLowerCase()}”, or add the name to packages/checks/language/data/properNouns.ts.`,
    );
  }
  return findings;
}

const isSmall = (word: string): boolean => /^\p{Ll}+$/u.test(word) && !smallNames.includes(word);

const isName = (word: string): boolean =>
  properNouns.includes(word.replace(/['’]s$|\.$/, '').split('-')[0] ?? '');

/** Whether a word is at the start, or after punctuation that ends a sentence or a label. */
const startsSentence = (text: string, index: number): boolean =>
  /(?:^|[.:?!–—]\s+|^[“"(]|[.:]\s+[“"(])$/.test(text.slice(0, index).replace(/^\s+/, ''));
