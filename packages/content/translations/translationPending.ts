import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { fileIn, mainLanguage } from '../address/languages.mjs';
import { fromRoot, root as repositoryRoot } from '../files/root.mjs';
import { dayOf } from '../history/lastUpdated.ts';
import { loadPage } from '../pages/pages.ts';
import { routedFile } from '../pages/routes.ts';
import { gitHistory, type History } from './history.ts';
import { isPending, pendingSince } from './pending.ts';

/** The data of the note on a page with an outdated translation. */
export interface TranslationPending {
  /** The ISO date of the first English commit that isn't translated; missing if git doesn't know it. */
  since?: string;
  /** That day, in the page's language. */
  day?: string;
}

/**
 * Reads whether a Chinese page is an outdated translation.
 *
 * @param file path from the root
 * @returns undefined if the translation is up to date
 */
export function readPending(
  root: string,
  file: string,
  history: History,
): TranslationPending | undefined {
  try {
    const pair = {
      en: loadPage(fileIn(file, mainLanguage), root),
      zh: { ...routedFile(file), source: readFileSync(join(root, file), 'utf8') },
    };
    // Pages contain their record; only the records of fragments are in `fragments.json`.
    if (!isPending(pair, '{}')) return undefined;
    const { since } = pendingSince(pair, '{}', history);
    return since === undefined ? {} : { since, day: dayOf(since, pair.zh.lang) };
  } catch {
    // The framework reports an English page that is missing or doesn't parse.
    return undefined;
  }
}

/** Adds `translationPending` to each Chinese page with an outdated translation, for `theme/translation-note`. */
export function translationPending(): RspressPlugin {
  const history = gitHistory(repositoryRoot);
  return {
    name: 'translation-pending',
    extendPageData(page) {
      if (page.lang === mainLanguage || !/\.mdx?$/.test(page._filepath)) return;
      const pending = readPending(repositoryRoot, fromRoot(page._filepath), history);
      if (pending) Object.assign(page, { translationPending: pending });
    },
  };
}
