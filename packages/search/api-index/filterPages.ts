import type { IndexPage } from './entries.ts';

/** Returns the letters and digits of any script, in lowercase: “cleanUrls” and “Clean URLs” are equal. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Keeps the entries that match every word of the query, in any order: in their name, the title of their page, or the phrases
 * that readers know them by. Case, dots, and hyphens are ignored.
 *
 * @returns the pages with a matching entry, reduced to the matching entries
 */
export function filterPages(pages: readonly IndexPage[], query: string): IndexPage[] {
  const asked = query.split(/\s+/).map(bare);
  return pages.flatMap((page) => {
    const entries = page.entries.filter(({ name, words }) =>
      asked.every((word) => [page.title, name, words].some((text) => bare(text).includes(word))),
    );
    return entries.length > 0 ? [{ ...page, entries }] : [];
  });
}
