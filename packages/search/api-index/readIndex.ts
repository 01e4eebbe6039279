import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type AreaSources, areaOf, readingOrder, sectionsOf } from '@handbook/content';
import { readText } from '@handbook/content/files';
import { readPhrases } from '../data/phrases.ts';
import type { IndexPage } from './entries.ts';
import { indexPage } from './indexPage.ts';

/** Pages of the reference that stand elsewhere in the navigation. */
const ELSEWHERE = ['plugin/system/plugin-api'];

const routeOf = (page: string, prefix: string): string =>
  `${prefix}/${page.replace(/(^|\/)index$/, '$1')}`;

/**
 * Reads the reference of one language: all pages below `api/` but the overview itself, and those that stand elsewhere.
 *
 * @param docs root of all pages, absolute
 * @param textsFile the file with the interface text, absolute
 * @param prefix what the language's routes start with, e.g. `/zh`; empty for the default language
 * @param read gets the path of each file that the result depends on
 * @param phrasesFolder the phrases that readers ask with, absolute
 * @throws when a page is missing or does not parse
 */
export function readIndex(
  docs: string,
  textsFile: string,
  lang: string,
  prefix: string,
  read: Set<string>,
  phrasesFolder?: string,
): IndexPage[] {
  read.add(textsFile);
  const folder = join(docs, lang);
  const texts: AreaSources['texts'] = JSON.parse(readText(textsFile));
  const pages = [
    ...readingOrder(folder, 'api').filter((page) => page !== 'api/index'),
    ...ELSEWHERE,
  ];
  const phrases = phrasesFolder === undefined ? {} : readPhrases(phrasesFolder, lang, read);
  return pages.flatMap((page) => {
    const file = ['.mdx', '.md'].map((end) => join(folder, page + end)).find(existsSync);
    if (!file) return [];
    const area = areaOf({ folder, lang, texts }, page, read);
    const listed = phrases[`/${page}`] ?? {};
    const sections = sectionsOf({ file, path: routeOf(page, prefix), docs, area }, read);
    return indexPage(sections.map((one) => ({ ...one, phrases: listed[one.anchor] ?? [] }))) ?? [];
  });
}
