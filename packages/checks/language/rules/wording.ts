import { britishSpellings, rejectedWords } from '../data/styleWords.ts';
import { type Finding, foundMatches } from '../prose/finding.ts';
import { ownWordsOf, type Piece } from '../prose/piece.ts';

/** Finds words that the style rejects, and British spellings. */
export const rejected = (piece: Piece): Finding[] => {
  if (piece.lang !== 'en') return [];
  const text = ownWordsOf(piece);
  return [...rejectedWords, ...britishSpellings]
    .flatMap(({ pattern, instead }) =>
      foundMatches('wording', piece, text, pattern, (word) => [
        `“${word.replace(/\s+/g, ' ')}” breaks our style rules.`,
        `Write: ${instead}.`,
      ]),
    )
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
};
