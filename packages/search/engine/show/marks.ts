import { type Token, tokenize } from '../text/tokens.ts';
import { type Range, wordsOf } from './words.ts';

/** Sorts ranges and merges ranges that overlap or touch. */
export function merge(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

const HAN = /\p{Script=Han}/u;

/**
 * Returns the tokens of a string that are among the terms. The index has pairs of Chinese characters, which may be parts of
 * other words, so only words that match completely count, if there are any.
 */
export function matchedTokens(text: string, terms: ReadonlySet<string>): Token[] {
  const found = tokenize(text).filter(({ term }) => terms.has(term));
  if (!HAN.test(text)) return found;
  const covered = merge(found);
  const whole = wordsOf(text).filter(({ start, end }) =>
    covered.some((range) => range.start <= start && range.end >= end),
  );
  const clear = found.flatMap((token) => {
    if (!HAN.test(text.slice(token.start, token.end))) return [token];
    const inside = whole.filter(({ start, end }) => start < token.end && end > token.start);
    return inside.map((word) => ({ ...word, term: token.term }));
  });
  return clear.length > 0 ? clear : found;
}

/** Returns a string with its ranges between `<mark>` and `</mark>`. */
export function markRanges(text: string, ranges: readonly Range[]): string {
  let marked = '';
  let done = 0;
  for (const { start, end } of merge(ranges)) {
    marked += `${text.slice(done, start)}<mark>${text.slice(start, end)}</mark>`;
    done = end;
  }
  return marked + text.slice(done);
}
