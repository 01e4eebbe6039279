import { join } from 'node:path';
import { readingOrder, type Section, sectionsOf } from '@handbook/content';
import { localePrefix } from '@handbook/content/address';
import { root } from '@handbook/content/files';
import type { RspressPlugin } from '@rspress/core';
import { readPhrases } from '../data/phrases.ts';
import type { IndexEntry, IndexPage } from './entries.ts';
import { languageData } from './languageData.ts';

const docs = join(root, 'docs');
const room = join(root, 'packages/search');

/** Provides the list for the API overview: every entry of every reference page, read from the sources. */
export const apiIndex = (): RspressPlugin => ({
  name: 'api-index',
  builderConfig: languageData({
    module: join(room, 'api-index/entries.ts'),
    name: 'indexPages',
    read: readIndex,
  }),
});

/** Reads the reference of one language: all pages below `api/` except the overview, and the one that is elsewhere. */
function readIndex(lang: string, read: Set<string>): IndexPage[] {
  const folder = join(docs, lang);
  const phrases = readPhrases(join(room, 'phrases'), lang, read);
  const pages = readingOrder(folder, 'api').filter((page) => page !== 'api/index');
  return [...pages, 'plugin/system/plugin-api'].map((page) => {
    const link = `${localePrefix(lang)}/${page}`;
    const place = { file: join(folder, `${page}.mdx`), path: link, docs, area: '' };
    const [introduction, ...sections] = sectionsOf(place, read);
    const entries = sections
      // The last heading of a page doesn't name an entry.
      .filter(({ anchor }) => anchor !== 'next')
      .map((section) => toEntry(section, phrases[`/${page}`]?.[section.anchor]));
    return { link, title: introduction?.title ?? '', entries };
  });
}

const isName = (text: string): boolean => /^[!-~]+$/.test(text);

/** Returns the entry of a section: `themeConfig.nav` for the row `nav` below `themeConfig`. */
export function toEntry(
  { heading, anchor, parents, isRow }: Section,
  phrases: readonly string[] = [],
): IndexEntry {
  const parent = parents.at(-1) ?? '';
  // Not a row below a flag or a heading in words.
  const isOwned = isRow && isName(parent) && !parent.startsWith('-');
  // `Badge` for `<Badge>`, `useDark` for `useDark()`.
  const owner = parent.replace(/^<|\/?>$|\(.*$/g, '');
  const name = isOwned ? `${owner}.${heading}` : heading;
  const isCode = isRow || (/[^A-Za-z]|[a-z][A-Z]|^[a-z]/.test(name) && isName(name));
  return { name, anchor, isCode, words: phrases.join(' ') };
}
