let expected: { url: string; words: readonly string[] } | undefined;

/**
 * Stores the words to mark on the page that is opening.
 *
 * @param url path below the site's base, with the anchor
 */
export function expectWords(url: string, words: readonly string[]): void {
  expected = { url, words };
}

/** Returns the words to mark at a URL once; `undefined` if the reader didn't come from a search. */
export function takeExpectedWords(url: string): readonly string[] | undefined {
  const words = expected?.url === url ? expected.words : undefined;
  expected = undefined;
  return words;
}
