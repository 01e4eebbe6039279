import { bannedWords } from '../data/banned-words.ts';
import { type Finding, found } from '../prose/finding.ts';
import { type Piece, wordsOf } from '../prose/piece.ts';

/** What somebody else says: a quoted message or label is not the page's own wording. */
const quoted = /“[^”]*”|"[^"]*"/g;

/** Words that the style leaves out: they judge the reader or promise a time. */
export function banned(piece: Piece): Finding[] {
  const text = wordsOf(piece).replace(quoted, (quote) => ' '.repeat(quote.length));
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
