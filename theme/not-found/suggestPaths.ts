/** The maximum number of suggestions. */
const MAX_SUGGESTIONS = 3;

const wordsOf = (path: string): string[] => path.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** Returns whether two words are the same apart from one wrong, missing, or added letter. Short words must be equal. */
function isSimilar(word: string, other: string): boolean {
  if (word.length <= 3) return word === other;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  const [rest, otherRest] = [word.slice(start), other.slice(start)];
  return [otherRest.slice(1), otherRest].includes(rest.slice(1)) || rest === otherRest.slice(1);
}

/**
 * Returns the pages that are most similar to an unknown path, best match first. They must match more than half of the words in
 * its last segment.
 *
 * @param unknown the path that doesn't exist
 * @param paths the paths of all pages
 */
export function suggestPaths(unknown: string, paths: readonly string[]): string[] {
  const path = unknown.replace(/\.html?$/i, '');
  const words = wordsOf(path);
  const last = wordsOf(path.match(/[^/]+(?=\/*$)/)?.[0] ?? '');
  return paths
    .map((path) => {
      const own = wordsOf(path);
      const countShared = (of: readonly string[]) =>
        of.filter((word) => own.some((other) => isSimilar(word, other))).length;
      const isMatch = last.length > 0 && countShared(last) > last.length / 2;
      return { path, score: isMatch ? countShared(words) / (words.length + own.length) : 0 };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ path }) => path);
}
