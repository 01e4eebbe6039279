import type { Token } from '../text/tokens.ts';
import { markRanges, merge } from './marks.ts';
import { type Range, wordsOf } from './words.ts';

/** The maximum length of a word in a snippet. */
const MAX_CHARACTERS_A_WORD = 24;

/** Returns the index in `words` of the first window with the most different matched terms. */
function bestWindow(words: readonly Range[], tokens: readonly Token[], size: number): number {
  const termsAt = words.map(() => [] as string[]);
  let word = 0;
  for (const token of tokens) {
    while (word < words.length - 1 && (words[word]?.end ?? 0) <= token.start) word++;
    termsAt[word]?.push(token.term);
  }
  const counts = new Map<string, number>();
  let best = { start: 0, different: 0 };
  for (let end = 0; end < words.length; end++) {
    for (const term of termsAt[end] ?? []) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const term of termsAt[end - size] ?? []) {
      const left = (counts.get(term) ?? 0) - 1;
      if (left > 0) counts.set(term, left);
      else counts.delete(term);
    }
    if (counts.size > best.different) {
      best = { start: Math.max(0, end - size + 1), different: counts.size };
    }
  }
  return centred(best.start, termsAt, size);
}

/** Centers a window on its matches. */
function centred(start: number, termsAt: readonly string[][], size: number): number {
  const matched = Array.from({ length: size }, (_, offset) => start + offset).filter(
    (at) => (termsAt[at]?.length ?? 0) > 0,
  );
  const first = matched[0] ?? start;
  const last = matched.at(-1) ?? start;
  const middle = first - Math.floor((size - (last - first + 1)) / 2);
  return Math.max(0, Math.min(middle, termsAt.length - size));
}

/** Moves a position out of a surrogate pair. */
const whole = (text: string, at: number): number =>
  /[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? '')
    ? at - 1
    : at;

/**
 * Returns a number of words around the best match in a string, with matched words marked. Returns undefined if nothing
 * matched.
 */
export function snippet(text: string, matched: readonly Token[], size: number): string | undefined {
  const tokens = [...matched].sort((a, b) => a.start - b.start);
  if (tokens.length === 0) return undefined;
  const words = wordsOf(text);
  const first = bestWindow(words, tokens, size);
  const last = Math.min(first + size, words.length) - 1;
  const room = size * MAX_CHARACTERS_A_WORD;
  const wordStart = first === 0 ? 0 : (words[first]?.start ?? 0);
  const match = tokens.find((token) => token.start >= wordStart) ?? { start: 0, end: 0 };
  // Very long words must not push the match out of the snippet.
  const start =
    match.end - wordStart <= room
      ? wordStart
      : whole(text, Math.max(wordStart, match.start - Math.floor(room / 3)));
  const wanted = last === words.length - 1 ? text.length : (words[last]?.end ?? text.length);
  const end = whole(text, Math.min(wanted, start + room));
  const inside = merge(tokens)
    .filter((range) => range.start < end && range.end > start)
    .map((range) => ({
      start: Math.max(range.start, start) - start,
      end: Math.min(range.end, end) - start,
    }));
  const piece = text.slice(start, end).replace(/\s/g, ' ');
  return `${start > 0 ? '… ' : ''}${markRanges(piece, inside)}${end < text.length ? ' …' : ''}`;
}
