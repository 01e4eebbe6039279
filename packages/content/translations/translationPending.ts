import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { dayOf } from '../history/lastUpdated.ts';
import { loadPage } from '../pages/pages.ts';
import { gitHistory, type History } from './history.ts';
import { isPending, lagOf } from './pending.ts';
import { readFragmentRecords } from './record.ts';

/** What a page whose translation is behind tells its readers. */
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
      en: loadPage(file.replace('docs/zh/', 'docs/en/'), root),
      zh: { file, source: readFileSync(join(root, file), 'utf8') },
    };
    const fragments = readFragmentRecords(root);
    if (!isPending(pair, fragments)) return undefined;
    const { since } = lagOf(pair, fragments, history);
    return since === undefined ? {} : { since, day: dayOf(since, 'zh') };
  } catch {
    // An English page that is missing or doesn't parse is the framework's to report.
    return undefined;
  }
}

/** Gives each Chinese page that is behind its English page `translationPending`, for `theme/translation-note`. */
export function translationPending(): RspressPlugin {
  const root = process.cwd();
  return {
    name: 'translation-pending',
    extendPageData(page) {
      const file = relative(root, page._filepath).split(sep).join('/');
      if (!/^docs\/zh\/.*\.mdx?$/.test(file)) return;
      const pending = readPending(root, file, gitHistory(root));
      if (pending) Object.assign(page, { translationPending: pending });
    },
  };
}
