import type { Lang } from '@handbook/content';

/** One continuous piece of text that a reader reads: a paragraph, a heading, a cell, a label. */
export interface Piece {
  file: string;
  line: number;
  lang: Lang;
  kind: 'text' | 'heading' | 'cell' | 'label' | 'frontmatter';
  /** The text as read, marks taken off; each inline code is `` `0` ``, `` `1` ``, … */
  text: string;
  /** What stands in the inline codes. */
  codes: string[];
  /** True inside a frame that shows what a sample yields: samples are the same in both languages. */
  isResult?: boolean;
}

const mark = /`(\d+)`/g;

/** The text without its inline codes, for rules about words; its length and lines stay. */
export const wordsOf = ({ text }: Piece): string =>
  text.replace(mark, (code) => ' '.repeat(code.length));

const quotation = /“[^”]*”|"[^"]*"/g;

/** The words without quotations: a quoted message or label is not the page's own wording. */
export const ownWordsOf = (piece: Piece): string =>
  wordsOf(piece).replace(quotation, (quote) => ' '.repeat(quote.length));

/** A stretch of the piece's text with its inline codes filled in, for messages. */
export const shown = ({ codes }: Piece, text: string): string =>
  text.replace(mark, (_, index: string) => `\`${codes[Number(index)] ?? ''}\``);

/** The line of the file a position of the piece's text stands on. */
export const lineAt = ({ line, text }: Piece, position: number): number =>
  line + (text.slice(0, position).match(/\n/g)?.length ?? 0);

/** Some words around a stretch of the piece's text. */
export function around(piece: Piece, start: number, length: number): string {
  const from = Math.max(0, start - 12);
  const to = Math.min(piece.text.length, start + length + 12);
  const text = shown(piece, piece.text.slice(from, to)).replace(/\s+/g, ' ').trim();
  return `${from > 0 ? '…' : ''}${text}${to < piece.text.length ? '…' : ''}`;
}
