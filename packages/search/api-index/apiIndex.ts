import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { areaOf, languageData, readingOrder, repositoryRoot, sectionsOf } from '@handbook/content';
import { localePrefix } from '@handbook/content/address';
import { readText } from '@handbook/content/files';
import type { RspressPlugin } from '@rspress/core';
import { readPhrases } from '../data/phrases.ts';
import type { IndexPage } from './entries.ts';
import { indexPage } from './indexPage.ts';

const docs = join(repositoryRoot, 'docs');
const textsFile = join(repositoryRoot, 'i18n.json');
const room = join(repositoryRoot, 'packages/search');

/** Reference pages that are elsewhere in the navigation. */
const ELSEWHERE = ['plugin/system/plugin-api'];

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
  read.add(textsFile);
  const folder = join(docs, lang);
  const texts = JSON.parse(readText(textsFile));
  const phrases = readPhrases(join(room, 'phrases'), lang, read);
  const pages = readingOrder(folder, 'api').filter((page) => page !== 'api/index');
  return [...pages, ...ELSEWHERE].flatMap((page) => {
    const file = join(folder, `${page}.mdx`);
    if (!existsSync(file)) return [];
    const area = areaOf({ folder, lang, texts }, page, read);
    const path = `${localePrefix(lang)}/${page}`;
    const listed = phrases[`/${page}`] ?? {};
    const sections = sectionsOf({ file, path, docs, area }, read);
    return indexPage(sections.map((one) => ({ ...one, phrases: listed[one.anchor] ?? [] }))) ?? [];
  });
}
