import {
  britishSpellings,
  discouragedWords,
  rejectedWords,
  type StyleWord,
} from '../data/style-words.ts';
import { type Finding, found } from '../prose/finding.ts';
import { ownWordsOf, type Piece } from '../prose/piece.ts';

const find = (piece: Piece, words: readonly StyleWord[]): Finding[] => {
  if (piece.lang !== 'en') return [];
  const text = ownWordsOf(piece);
  return words
    .flatMap(({ pattern, instead }) =>
      [...text.matchAll(pattern)].map((match) => ({ match, instead })),
    )
    .sort((a, b) => a.match.index - b.match.index)
    .map(({ match, instead }) =>
      found(
        'wording',
        piece,
        { index: match.index, length: match[0].length },
        `“${match[0].replace(/\s+/g, ' ')}” is not in our style.`,
        `Write: ${instead}.`,
      ),
    );
};

/** Words that the style replaces, and British spellings. */
export const rejected = (piece: Piece): Finding[] =>
  find(piece, [...rejectedWords, ...britishSpellings]);

/** Words that the style replaces where a better one exists; they are counted. */
export const discouraged = (piece: Piece): Finding[] => find(piece, discouragedWords);
