import type { Page } from '@handbook/content';
import type { Finding } from '../prose/finding.ts';
import { type Piece, wordsOf } from '../prose/piece.ts';

/**
 * How much prose a page may have, including tables and without code. A guide with 4,500 words takes about twenty
 * minutes at 230 words a minute. Readers search a reference page instead of reading it, so it may have twice as many.
 * One English word corresponds to about two Chinese characters.
 */
const most = {
  guide: { en: 4500, zh: 9000 },
  reference: { en: 9000, zh: 18000 },
} as const;

const counted = { en: /[\p{L}\d][\p{L}\d'’-]*/gu, zh: /\p{Script=Han}|[A-Za-z\d][\w'’-]*/gu };

/** The number of words of an English page, or of characters and Latin words of a Chinese page. */
const lengthOf = (page: Page, pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + (wordsOf(piece).match(counted[page.lang])?.length ?? 0), 0);

/** Finds pages that are too long. */
export function length(page: Page, pieces: readonly Piece[]): Finding[] {
  const kind = /^\/(?:api|plugin)\//.test(page.route) ? 'reference' : 'guide';
  const limit = most[kind][page.lang];
  const has = lengthOf(page, pieces);
  if (has <= limit) return [];
  return [
    {
      part: 'length',
      about: '',
      file: page.file,
      line: 1,
      message: `The page has ${has} words; the limit for a ${kind} page is ${limit}.`,
      fix: 'Split the page by task, or move details into the reference.',
    },
  ];
}
