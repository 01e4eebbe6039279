import { distance } from '@handbook/search/engine';

/** So many pages are suggested. */
const MOST = 3;

const wordsOf = (path: string): string[] => path.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Whether words are the same but for a slip of the keyboard, which a short word has no room for. */
const isLike = (word: string, other: string): boolean => {
  const most = word.length > 3 ? 1 : 0;
  return distance(word, other, most) <= most;
};

/**
 * The pages that a reader may have meant by a path that leads nowhere, the likeliest first: they have its last part, and
 * as many of the others as possible.
 *
 * @param paths of all pages
 */
export function suggestPaths(asked: string, paths: readonly string[]): string[] {
  const words = wordsOf(asked.replace(/\.html?$/i, ''));
  const last = wordsOf(asked.replace(/\.html?$/i, '').match(/[^/]+(?=\/*$)/)?.[0] ?? '');
  return paths
    .map((path) => {
      const own = wordsOf(path);
      const shared = (of: readonly string[]) =>
        of.filter((word) => own.some((other) => isLike(word, other))).length;
      const isMeant = last.length > 0 && shared(last) > last.length / 2;
      return { path, rate: isMeant ? shared(words) / (words.length + own.length) : 0 };
    })
    .filter(({ rate }) => rate > 0)
    .sort((a, b) => b.rate - a.rate)
    .slice(0, MOST)
    .map(({ path }) => path);
}
