import { join } from 'node:path';
import { readingOrder, repositoryRoot, type Section, sectionsOf } from '@handbook/content';
import { localePrefix } from '@handbook/content/address';
import type { RspressPlugin } from '@rspress/core';
import { readPhrases } from '../data/phrases.ts';
import type { IndexEntry, IndexPage } from './entries.ts';
import { languageData } from './languageData.ts';

const docs = join(repositoryRoot, 'docs');
const room = join(repositoryRoot, 'packages/search');

/** Reference pages that are elsewhere in the navigation. */
const ELSEWHERE = ['plugin/system/plugin-api'];

/** The ID of the last heading of a page, which doesn't name an entry. */
const CLOSING = 'next';

/** Provides the list for the API overview: every entry of every reference page, read from the sources. */
export const apiIndex = (): RspressPlugin => ({
  name: 'api-index',
  builderConfig: languageData({
    module: join(room, 'api-index/entries.ts'),
    name: 'indexPages',
    read: readIndex,
  }),
});

/**
 * Reads the reference of one language: all pages below `api/` except the overview, and the reference pages elsewhere.
 *
 * @param read receives the path of each file that the result depends on
 * @throws if a page can't be parsed
 */
function readIndex(lang: string, read: Set<string>): IndexPage[] {
  const folder = join(docs, lang);
  const phrases = readPhrases(join(room, 'phrases'), lang, read);
  const pages = readingOrder(folder, 'api').filter((page) => page !== 'api/index');
  return [...pages, ...ELSEWHERE].map((page) => {
    const link = `${localePrefix(lang)}/${page}`;
    const place = { file: join(folder, `${page}.mdx`), path: link, docs, area: '' };
    const [introduction, ...sections] = sectionsOf(place, read);
    const entries = sections
      .filter(({ anchor }) => anchor !== CLOSING)
      .map((section) => toEntry(section, phrases[`/${page}`]?.[section.anchor]));
    return { link, title: introduction?.title ?? '', entries };
  });
}

const isName = (text: string): boolean => /^[!-~]+$/.test(text);

/** Returns a name as it is written before a dot: `Badge` for `<Badge>`, `useDark` for `useDark()`. */
const bare = (name: string): string => name.replace(/^<|\/?>$|\(.*$/g, '');

/** Returns the entry of a section: `themeConfig.nav` for the row `nav` below `themeConfig`. */
export function toEntry(
  { heading, anchor, parents, isRow }: Section,
  phrases: readonly string[] = [],
): IndexEntry {
  const parent = parents.at(-1) ?? '';
  // Not a row below a flag or a heading in words.
  const isOwned = isRow === true && isName(parent) && !parent.startsWith('-');
  const name = isOwned ? `${bare(parent)}.${heading}` : heading;
  const isCode = isRow === true || (/[^A-Za-z]|[a-z][A-Z]|^[a-z]/.test(name) && isName(name));
  return { name, anchor, isCode, words: phrases.join(' ') };
}
