import { glossary } from '../data/glossary.ts';
import { type Finding, found } from '../prose/finding.ts';
import { type Piece, wordsOf } from '../prose/piece.ts';

/** Spellings that the glossary replaces by one term. */
export function terms(piece: Piece): Finding[] {
  const text = wordsOf(piece);
  return glossary[piece.lang].flatMap(({ use, never, for: original }) =>
    never.flatMap((pattern) =>
      [...text.matchAll(pattern)].map((match) =>
        found(
          'glossary',
          piece,
          { index: match.index, length: match[0].length },
          `“${match[0]}” is not the term that this site uses.`,
          `Write “${use}”${original ? ` (${original})` : ''}, or put it into code marks if it is code.`,
        ),
      ),
    ),
  );
}
