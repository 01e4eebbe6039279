import type { Section } from '@handbook/content';
import { queryWords } from '../query/words.ts';
import { fold } from '../text/fold.ts';
import { isStopWord } from '../text/stopWords.ts';
import { runs } from '../text/tokens.ts';

/** Facts about a section that ranking uses repeatedly, computed once. */
export interface Facts {
  /** The heading's letters and digits, folded. */
  headingKey: string;
  /** The letters and digits of the heading's last part: `cleanurls` for `route.cleanUrls`. */
  ownKey: string;
  /** The heading, folded. */
  heading: string;
  /** The keys of the headings above, from the top, and of the page title. */
  around: string[];
  /** The number of words in the heading without stop words; two Chinese characters count as one word. */
  headingWords: number;
  /** The keys of the words in each phrase, without stop words. */
  phrases: readonly ReadonlySet<string>[];
  /** Whether the section is an entry of the reference. */
  isEntry: boolean;
  /** Whether its text marks it as deprecated or without effect. */
  isDead: boolean;
  /** The file names in its phrases. */
  files: ReadonlySet<string>;
}

/** Returns the letters and digits of a string, folded: `clean urls`, `cleanUrls`, and `clean-urls` are equal. */
export const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** A file name, optionally with its folder. */
const FILE = /^[\w$./-]+\.(?:json|mdx?|[cm]?[jt]sx?|css|html|txt|xml)$/;

function wordCount(text: string): number {
  let words = 0;
  for (const run of runs(text)) {
    if (run.cjk) words += Math.max(1, run.text.length / 2);
    else if (!isStopWord(fold(run.text))) words += 1;
  }
  return Math.max(1, words);
}

const keysOf = (phrase: string): Set<string> =>
  new Set(
    queryWords(phrase)
      .filter(({ stop }) => !stop)
      .map(({ key }) => key),
  );

/** Whether a section is an entry of the reference: a table row, or a heading that consists of code names. */
const isEntry = ({ heading, isRow }: Section): boolean =>
  isRow === true ||
  heading
    .split(/[,、/]\s*|\s+(?:and|和)\s+/)
    .every(
      (name) => /^[\w$@.<>/-]+(?:\(\))?$/.test(name) && /[a-z][A-Z]|[_$.@<-]|^[a-z]/.test(name),
    );

const DEPRECATED = 'deprecated|已废弃';
const NO_EFFECT = 'has no effect|不生效';
const ABOVE = new RegExp(`^(?:${DEPRECATED})$|without effect|no effect|不生效`, 'i');
const SAID_FIRST = new RegExp(`^(?:${NO_EFFECT}|(?:${DEPRECATED})(?=[.;。；]))`, 'i');
const THIS_KEY = /\bthis key is deprecated|这个键已废弃/i;

/** The type, the default, and the first sentence at the beginning of an entry outside a table. */
const FIRST_LINES = 3;

/** Whether an entry of the reference is marked as deprecated or without effect. */
export function isDead({ isRow, parents, text }: Section): boolean {
  if (parents.some((heading) => ABOVE.test(heading.replace(/^.*[（(]|[)）]$/g, '')))) return true;
  const lines = text.split('\n').slice(0, FIRST_LINES);
  const parts = isRow ? lines.flatMap((line) => line.split(' | ')) : lines;
  return parts.some((part) => SAID_FIRST.test(part) || THIS_KEY.test(part));
}

/** Computes the facts of a section. */
export const factsAbout = (section: Section): Facts => ({
  headingKey: keyOf(section.heading),
  ownKey: keyOf(section.heading.split('.').at(-1) ?? ''),
  heading: fold(section.heading).trim(),
  around: [...section.parents, section.title].map(keyOf),
  headingWords: wordCount(section.heading),
  phrases: (section.phrases ?? []).map(keysOf),
  isEntry: isEntry(section),
  isDead: isEntry(section) && isDead(section),
  files: new Set((section.phrases ?? []).filter((phrase) => FILE.test(phrase)).map(fold)),
});
