import type { Lang } from '@handbook/content';

/** One continuous piece of readable text: a paragraph, a heading, a cell, a label. */
export interface Piece {
  file: string;
  line: number;
  lang: Lang;
  kind: 'text' | 'heading' | 'cell' | 'label' | 'frontmatter';
  /** The text without marks. Inline code is replaced by `` `0` ``, `` `1` ``, … */
  text: string;
  /** The contents of inline code. */
  codes: string[];
  /** True inside `<Result>`, because samples are the same in both languages. */
  isResult?: boolean;
}

const mark = /`(\d+)`/g;

/** The text with blank inline code, for rules about words. The length and the lines stay the same. */
export const wordsOf = ({ text }: Piece): string =>
  text.replace(mark, (code) => ' '.repeat(code.length));

const quotation = /“[^”]*”|"[^"]*"/g;

/** The text with blank inline code and quotations, because a quoted message or label isn't the wording of the page. */
export const ownWordsOf = (piece: Piece): string =>
  wordsOf(piece).replace(quotation, (quote) => ' '.repeat(quote.length));

/** A part of the text with its inline code, for messages. */
export const shown = ({ codes }: Piece, text: string): string =>
  text.replace(mark, (_, index: string) => `\`${codes[Number(index)] ?? ''}\``);

/** The line in the file of a position in the text. */
export const lineAt = ({ line, text }: Piece, position: number): number =>
  line + (text.slice(0, position).match(/\n/g)?.length ?? 0);

/** A part of the text with some words around it. */
export function around(piece: Piece, start: number, length: number): string {
  const from = Math.max(0, start - 12);
  const to = Math.min(piece.text.length, start + length + 12);
  const text = shown(piece, piece.text.slice(from, to)).replace(/\s+/g, ' ').trim();
  return `${from > 0 ? '…' : ''}${text}${to < piece.text.length ? '…' : ''}`;
}
