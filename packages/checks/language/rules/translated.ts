import type { Page } from '@handbook/content';
import type { Finding } from '../prose/finding.ts';
import { type Piece, wordsOf } from '../prose/piece.ts';

/** From so many Latin words on, a piece without any Chinese is a sentence, not a list of names. */
const sentence = 6;

const latinWords = (piece: Piece): string[] => wordsOf(piece).match(/[A-Za-z][a-z'’]+/g) ?? [];

/** A Chinese page is Chinese: no paragraph, cell, heading or description is left in English. */
export function translated(page: Page, pieces: readonly Piece[]): Finding[] {
  if (page.lang !== 'zh') return [];
  const english = pieces.filter(
    (piece) =>
      !piece.isResult &&
      !/\p{Script=Han}/u.test(wordsOf(piece)) &&
      latinWords(piece).length >= sentence,
  );
  const [first] = english;
  if (!first) return [];
  const more = english.length > 1 ? `, and ${english.length - 1} more` : '';
  return [
    {
      part: 'translation',
      about: english.map(({ text }) => text).join('\n'),
      file: page.file,
      line: first.line,
      message: `This is not translated: “${latinWords(first).slice(0, 8).join(' ')}…”${more}.`,
      fix: 'Translate it, or put it into a fence if it is output.',
    },
  ];
}
