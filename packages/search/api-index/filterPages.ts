import type { IndexPage } from './entries.ts';

/** Letters and digits of any script, in lower case: `route.cleanUrls` and “Clean URLs” are alike. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether one of the words begins with what is asked for; Chinese has no spaces to begin behind. */
const isSaid = (words: string, asked: string): boolean =>
  /\p{Script=Han}/u.test(asked) ? words.includes(asked) : ` ${words}`.includes(` ${asked}`);

/**
 * Keeps the entries that have every word of the query, in any order: in their name, the title of their page, or the
 * words that say what they are for. Case, dots and hyphens do not count.
 *
 * @returns the pages that have such an entry, each with those alone; all pages for an empty query
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
