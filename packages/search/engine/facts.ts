import type { Section } from '@handbook/content';
import { queryWords } from './query/words.ts';
import { fold } from './text/fold.ts';
import { runs } from './text/tokens.ts';
import { isStopWord } from './text/wordLists.ts';

/** Facts about a section that ranking uses repeatedly, computed once. */
export interface Facts {
  /** The heading's letters and digits, folded. */
  key: string;
  /** The number of words in the heading without stop words; two Chinese characters count as one word. */
  words: number;
  /** The keys of the words in each phrase, without stop words. */
  phrases: readonly ReadonlySet<string>[];
  /** Whether the section is an entry of the reference. */
  isEntry: boolean;
}

/** Returns the letters and digits of a string, folded: `clean urls`, `cleanUrls`, and `clean-urls` are equal. */
export const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

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
      (name) => /^[\w$@.<>/-]+(?:\(\))?$/.test(name) && /[a-z][A-Z]|[_$@.<-]|^[a-z]/.test(name),
    );

/** Computes the facts of a section. */
export const factsAbout = (section: Section): Facts => ({
  key: keyOf(section.heading),
  words: wordCount(section.heading),
  phrases: (section.phrases ?? []).map(keysOf),
  isEntry: isEntry(section),
});
