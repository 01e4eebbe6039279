import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { fileIn, mainLanguage } from '../address/languages.mjs';
import { fromRoot, root as repositoryRoot } from '../files/root.mjs';
import { dayOf } from '../history/lastUpdated.ts';
import { loadPage } from '../pages/pages.ts';
import { routedFile } from '../pages/routes.ts';
import { gitHistory, type History } from './history.ts';
import { isPending, lagOf } from './pending.ts';

/** What readers see on a page whose translation is behind. */
export interface TranslationPending {
  /** ISO date of the first English commit that the translation lacks; absent when git doesn't know it. */
  since?: string;
  /** That day, in the page's language. */
  day?: string;
}

/**
 * Reads whether a Chinese page is behind its English page.
 *
 * @param file path from the root
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
    // A routed page carries its own record; only fragments have theirs in `fragments.json`.
    if (!isPending(pair, '{}')) return undefined;
    const { since } = lagOf(pair, '{}', history);
    return since === undefined ? {} : { since, day: dayOf(since, pair.zh.lang) };
  } catch {
    // An English page that is missing or doesn't parse is the framework's to report.
    return undefined;
  }
}

/** Gives each Chinese page that is behind its English page `translationPending`, for `theme/translation-note`. */
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
