import type { IndexPage } from './entries.ts';

/** Returns the letters and digits of any script, in lowercase: “cleanUrls” and “Clean URLs” are equal. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a word begins with the query. Chinese text has no spaces, so a match may begin anywhere. */
const isSaid = (words: string, asked: string): boolean =>
  /\p{Script=Han}/u.test(asked) ? words.includes(asked) : ` ${words}`.includes(` ${asked}`);

/**
 * Keeps the entries that match every word of the query, in any order: in their name, the title of their page, or the words
 * that describe their purpose. Case, dots, and hyphens are ignored.
 *
 * @returns the pages with a matching entry, reduced to the matching entries; all pages for an empty query
 */
export function filterPages(pages: readonly IndexPage[], query: string): IndexPage[] {
  const words = query.split(/\s+/).map(bare).filter(Boolean);
  if (words.length === 0) return [...pages];
  return pages.flatMap((page) => {
    const title = bare(page.title);
    const others = words.filter((word) => !title.includes(word));
    const entries = page.entries.filter(({ name, words: known = '' }) => {
      const text = bare(name);
      return others.every((word) => text.includes(word) || isSaid(known, word));
    });
    return entries.length > 0 ? [{ ...page, entries }] : [];
  });
}
