import {
  britishSpellings,
  discouragedWords,
  rejectedWords,
  type StyleWord,
} from '../data/styleWords.ts';
import { type Finding, foundMatches } from '../prose/finding.ts';
import { ownWordsOf, type Piece } from '../prose/piece.ts';

const find = (piece: Piece, words: readonly StyleWord[]): Finding[] => {
  if (piece.lang !== 'en') return [];
  const text = ownWordsOf(piece);
  return words
    .flatMap(({ pattern, instead }) =>
      foundMatches('wording', piece, text, pattern, (word) => [
        `“${word.replace(/\s+/g, ' ')}” breaks our style rules.`,
        `Write: ${instead}.`,
      ]),
    )
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
};

/** Finds words that the style rejects, and British spellings. */
export const rejected = (piece: Piece): Finding[] =>
  find(piece, [...rejectedWords, ...britishSpellings]);

/** Finds words that the style discourages, which are counted. */
export const discouraged = (piece: Piece): Finding[] => find(piece, discouragedWords);
