import { escapeHtml } from '../engine/show/escapeHtml.ts';

/** What the provider puts around matched words: characters that no page contains. */
export const marks = { open: '\u{e000}', close: '\u{e001}' } as const;

const tags = new RegExp(`[${marks.open}${marks.close}]`, 'u');

interface Piece {
  text: string;
  isMatch: boolean;
}

/** Cuts a text at the provider's marks. A mark that has no partner ends with the text, or counts for nothing. */
function pieces(text: string): Piece[] {
  let isMatch = false;
  let from = 0;
  const found: Piece[] = [];
  const end = (to: number) => {
    if (to > from) found.push({ text: text.slice(from, to), isMatch });
    from = to + 1;
  };
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character !== marks.open && character !== marks.close) continue;
    end(at);
    isMatch = character === marks.open;
  }
  end(text.length);
  return found;
}

/** Whether the provider marked anything in a text. */
export const hasMatch = (text: string): boolean => text.includes(marks.open);

/** The text as HTML that is safe to insert: matched words in `<mark>`, everything else escaped. */
export const toMarkedHtml = (text: string): string =>
  pieces(text)
    .map(({ text, isMatch }) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');

/** The words that the provider marked, as they stand in the text. */
export const matchedWords = (text: string): string[] =>
  pieces(text)
    .filter(({ isMatch }) => isMatch)
    .map(({ text }) => text);

/** The text without the provider's marks. */
export const withoutMarks = (text: string): string => text.split(tags).join('');
