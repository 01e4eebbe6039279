import type { Page } from '@handbook/content';
import type { Finding } from '../prose/finding.ts';
import { type Piece, wordsOf } from '../prose/piece.ts';

/** The number of Latin words from which a piece without Chinese counts as a sentence instead of a list of names. */
const sentence = 5;

const latinWords = (piece: Piece): string[] => wordsOf(piece).match(/[A-Za-z]{2,}/g) ?? [];

/** Finds paragraphs, cells, headings, and descriptions of a Chinese page that are in English. */
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
      message: `This text is not translated: “${latinWords(first).slice(0, 8).join(' ')}…”${more}.`,
      fix: 'Translate the text, or put it in a code block if it is output.',
    },
  ];
}
