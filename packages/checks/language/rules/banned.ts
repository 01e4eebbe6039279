import { bannedWords } from '../data/banned-words.ts';
import { type Finding, found } from '../prose/finding.ts';
import { ownWordsOf, type Piece } from '../prose/piece.ts';

/** Words that the style leaves out: they judge the reader or promise a time. */
export function banned(piece: Piece): Finding[] {
  const text = ownWordsOf(piece);
  return bannedWords[piece.lang].flatMap(({ pattern, why, instead }) =>
    [...text.matchAll(pattern)].map((match) =>
      found(
        'banned',
        piece,
        { index: match.index, length: match[0].length },
        `“${match[0]}” is not in our style: ${why}.`,
        instead,
      ),
    ),
  );
}
