import type { Section } from '@handbook/content';
import { queryWords } from './query/words.ts';
import { fold } from './text/fold.ts';

/** Facts about a section that ranking uses repeatedly, computed once. */
export interface Facts {
  /** The heading's letters and digits, folded. */
  key: string;
  /** The keys of the words in each phrase, without stop words. */
  phrases: readonly ReadonlySet<string>[];
}

/** Returns the letters and digits of a string, folded: `clean urls`, `cleanUrls`, and `clean-urls` are equal. */
export const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

const keysOf = (phrase: string): Set<string> =>
  new Set(
    queryWords(phrase)
      .filter(({ stop }) => !stop)
      .map(({ key }) => key),
  );

/** Computes the facts of a section. */
export const factsAbout = (section: Section): Facts => ({
  key: keyOf(section.heading),
  phrases: (section.phrases ?? []).map(keysOf),
});
