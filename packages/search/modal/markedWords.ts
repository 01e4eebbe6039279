import type { SearchHit } from '../engine/types.ts';

/** A piece of a marked text. */
interface Piece {
  text: string;
  isMatch: boolean;
}

/** Splits a marked text at its marks. Everything else is text, whatever it looks like. */
export const piecesOf = (marked: string): Piece[] =>
  marked
    .split(/(<mark>.*?<\/mark>)/s)
    .map((text) => ({
      text: text.replace(/^<mark>(.*)<\/mark>$/s, '$1'),
      isMatch: /^<mark>.*<\/mark>$/s.test(text),
    }))
    .filter(({ text }) => text !== '');

/** How many words of a hit are marked on its page. */
const MAX_WORDS = 50;

/** Returns the words of a hit to mark on its page, as written there. */
export function markedWords({ _highlightResult: highlighted }: SearchHit): string[] {
  if (!highlighted) return [];
  const { words, hierarchy, content } = highlighted;
  const marked = [...Object.values(hierarchy), ...(content ? [content] : [])];
  const found = marked
    .flatMap(({ value }) => piecesOf(value))
    .flatMap(({ text, isMatch }) => (isMatch ? [text] : []));
  return words ?? [...new Set(found)].slice(0, MAX_WORDS);
}
