import { type Token, tokenize } from '../text/tokens.ts';
import { escapeHtml } from './escapeHtml.ts';

/** A range in a string, from `start` up to `end`, in UTF-16 units. */
export interface Range {
  start: number;
  end: number;
}

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

/** Which terms to mark. */
export interface Marker {
  terms: ReadonlySet<string>;
  /** Single Chinese characters in the query. In pairs that begin with them, only these characters are marked. */
  single: ReadonlySet<string>;
}

/** Returns the matching tokens of a string, each reduced to the part that matched. */
export function matchedTokens(text: string, { terms, single }: Marker): Token[] {
  return tokenize(text)
    .filter(({ term }) => terms.has(term))
    .map((token) => {
      const [first = ''] = text.slice(token.start, token.end);
      return single.has(first) ? { ...token, end: token.start + first.length } : token;
    });
}

/** Returns the ranges of a string that matched. */
export const matchedRanges = (text: string, marker: Marker): Range[] =>
  merge(matchedTokens(text, marker));

/** Returns a string as HTML, with its ranges between `<mark>` and `</mark>`. */
export function markRanges(text: string, ranges: readonly Range[]): string {
  let html = '';
  let done = 0;
  for (const { start, end } of ranges) {
    html += `${escapeHtml(text.slice(done, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    done = end;
  }
  return html + escapeHtml(text.slice(done));
}
