let expected: { url: string; words: readonly string[] } | undefined;

/**
 * Remembers what to mark on the page that is being opened.
 *
 * @param url address below the site's base, with the anchor
 */
export function expectWords(url: string, words: readonly string[]): void {
  expected = { url, words };
}

/** The words to mark at an address that was reached, once; `undefined` when no search led there. */
export function takeExpectedWords(url: string): readonly string[] | undefined {
  const words = expected?.url === url ? expected.words : undefined;
  expected = undefined;
  return words;
}
