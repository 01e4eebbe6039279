import type { Token } from '../text/tokens.ts';
import { markRanges } from './marks.ts';
import { wordsOf } from './words.ts';

/**
 * Returns a number of words around the best match in a string, with matched words marked. Returns undefined if nothing
 * matched.
 */
export function snippet(text: string, matched: readonly Token[], size: number): string | undefined {
  if (matched.length === 0) return undefined;
  const words = wordsOf(text);
  const last = Math.max(0, words.length - size);
  /** The window of words around a match, and the matches in it. */
  const around = (match: Token) => {
    const at = words.findIndex(({ end }) => end > match.start);
    const first = Math.max(0, Math.min(at - Math.floor(size / 2), last));
    const start = first === 0 ? 0 : (words[first]?.start ?? 0);
    const end = first === last ? text.length : (words[first + size - 1]?.end ?? text.length);
    const inside = matched.filter((token) => token.start >= start && token.end <= end);
    return { start, end, inside, terms: new Set(inside.map(({ term }) => term)).size };
  };
  const { start, end, inside } = matched
    .map(around)
    .reduce((best, one) => (one.terms > best.terms ? one : best));
  const ranges = inside.map((token) => ({ start: token.start - start, end: token.end - start }));
  const piece = markRanges(text.slice(start, end).replace(/\s/g, ' '), ranges);
  return `${start > 0 ? '… ' : ''}${piece}${end < text.length ? ' …' : ''}`;
}
