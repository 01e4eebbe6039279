import { escapeHtml } from '../engine/show/escapeHtml.ts';

/** The characters that the provider puts around matched words. No page contains them. */
export const marks = { open: '\u{e000}', close: '\u{e001}' } as const;

const tags = new RegExp(`[${marks.open}${marks.close}]`, 'gu');
const piece = new RegExp(`(${marks.open}?)([^${marks.open}${marks.close}]+)`, 'gu');

interface Piece {
  text: string;
  isMatch: boolean;
}

/** Splits text at the provider's marks. A match without a closing mark ends with the text. Extra closing marks are ignored. */
const pieces = (text: string): Piece[] =>
  [...text.matchAll(piece)].map(([, open, text = '']) => ({ text, isMatch: open !== '' }));

/** Whether the provider marked a word. */
export const hasMatch = (text: string): boolean => text.includes(marks.open);

/** Returns escaped HTML with matched words in `<mark>`. */
export const toMarkedHtml = (text: string): string =>
  pieces(text)
    .map(({ text, isMatch }) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');

/** Returns the words that the provider marked, spelled as in the text. */
export const matchedWords = (text: string): string[] =>
  pieces(text)
    .filter(({ isMatch }) => isMatch)
    .map(({ text }) => text);

/** Returns the text without the provider's marks. */
export const withoutMarks = (text: string): string => text.replace(tags, '');
