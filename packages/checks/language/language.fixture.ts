import { type Page, parsePage } from '@handbook/content';
import type { Finding } from './prose/finding.ts';
import type { Piece } from './prose/piece.ts';
import { piecesOf } from './prose/pieces.ts';

export const en = (source: string): Page => parsePage('docs/en/guide/basic/a.mdx', source);
export const zh = (source: string): Page => parsePage('docs/zh/guide/basic/a.mdx', source);

/** The findings of a rule about pieces on a page, as `line: message`. */
export const about = (page: Page, rule: (piece: Piece) => Finding[]): string[] =>
  piecesOf(page)
    .flatMap(rule)
    .map(({ line, message }) => `${line}: ${message}`);
