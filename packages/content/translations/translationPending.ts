import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { fileIn, mainLanguage } from '../address/languages.mjs';
import { readText } from '../files/readText.mjs';
import { fromRoot, root as repositoryRoot } from '../files/root.mjs';
import { docsHistory } from '../history/docsHistory.ts';
import { dayOf } from '../history/lastUpdated.ts';
import { loadPage } from '../pages/pages.ts';
import { isPending } from './pending.ts';

/** The data of the note on a page with an outdated translation. */
export interface TranslationPending {
  /** The ISO date of the last commit to the English page; missing if git doesn't know it. */
  since?: string;
  /** That day, in the page's language. */
  day?: string;
}

/**
 * Whether a Chinese page is an outdated translation.
 *
 * @param file path from the root
 */
export function isOutdated(root: string, file: string): boolean {
  try {
    const en = loadPage(fileIn(file, mainLanguage), root);
    // Pages contain their record; only the records of fragments are in `fragments.json`.
    return isPending({ en, zh: { file, source: readText(join(root, file)) } }, {});
  } catch {
    // The framework reports an English page that is missing or doesn't parse.
    return false;
  }
}

/** Adds `translationPending` to each Chinese page with an outdated translation, for `theme/translation-note`. */
export const translationPending = (): RspressPlugin => ({
  name: 'translation-pending',
  extendPageData(page) {
    const file = fromRoot(page._filepath);
    if (page.lang === mainLanguage || !/\.mdx?$/.test(file)) return;
    if (!isOutdated(repositoryRoot, file)) return;
    const since = docsHistory().get(fileIn(file, mainLanguage))?.[0]?.date;
    const pending = since === undefined ? {} : { since, day: dayOf(since, page.lang) };
    Object.assign(page, { translationPending: pending });
  },
});
