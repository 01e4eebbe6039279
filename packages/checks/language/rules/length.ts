import type { Page } from '@handbook/content';
import type { Finding } from '../prose/finding.ts';
import { type Piece, wordsOf } from '../prose/piece.ts';

/**
 * How much prose a page may have, tables included and code left out. A guide is read from top to
 * bottom, by someone who has a task: 4,500 words are some twenty minutes at 230 words a minute, and
 * nobody gives a task more before trying. A reference page is searched, not read: twice as much keeps
 * find-in-page and the outline useful. Chinese: about two characters say what one word says.
 */
const most = {
  guide: { en: 4500, zh: 9000 },
  reference: { en: 9000, zh: 18000 },
} as const;

const counted = { en: /[\p{L}\d][\p{L}\d'’-]*/gu, zh: /\p{Script=Han}|[A-Za-z\d][\w'’-]*/gu };

/** How many words (English) or characters and Latin words (Chinese) a page has. */
export const lengthOf = (page: Page, pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + (wordsOf(piece).match(counted[page.lang])?.length ?? 0), 0);

/** No page is longer than anybody reads. */
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
      message: `The page has ${has} words; nobody reads more than ${limit} of a ${kind} page.`,
      fix: 'Split it by task, or move what is looked up into the reference.',
    },
  ];
}
