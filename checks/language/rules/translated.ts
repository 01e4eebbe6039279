import type { Finding } from '../prose/finding.ts';
import { type Piece, wordsOf } from '../prose/piece.ts';

/** From so many Latin words on, a piece without any Chinese is a sentence, not a list of names. */
const sentence = 6;

/** A Chinese page is Chinese: no paragraph, heading or description is left in English. */
export function translated(piece: Piece): Finding[] {
  const text = wordsOf(piece);
  if (piece.lang !== 'zh' || /\p{Script=Han}/u.test(text)) return [];
  const words = text.match(/[A-Za-z][a-z'’]+/g) ?? [];
  if (words.length < sentence) return [];
  return [
    {
      part: 'translation',
      about: piece.text,
      file: piece.file,
      line: piece.line,
      message: `This is not translated: “${words.slice(0, 8).join(' ')}…”`,
      cure: 'Translate it, or put it into a fence if it is output.',
    },
  ];
}
