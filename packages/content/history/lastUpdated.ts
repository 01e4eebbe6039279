import type { RspressPlugin } from '@rspress/core';
import { fromRoot } from '../files/root.mjs';
import { docsHistory } from './docsHistory.ts';

/** The day of an ISO date in UTC, as a language writes it out. */
export const dayOf = (date: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/**
 * Gives each page `lastUpdated`, the ISO date of its last commit, and `lastUpdatedDay`, that day in the page's language:
 * a browser that has never written a date takes a fifth of the time of a page's waking for it.
 *
 * The framework's own plugin gives a formatted text in the build machine's time zone, which is
 * neither a machine-readable date nor equal between machines.
 */
export function lastUpdated(): RspressPlugin {
  return {
    name: 'last-updated-iso',
    extendPageData(page) {
      // Without git or history a page has no date, and shows none.
      const date = docsHistory().get(fromRoot(page._filepath))?.[0]?.date;
      if (date) {
        Object.assign(page, { lastUpdated: date, lastUpdatedDay: dayOf(date, page.lang) });
      }
    },
  };
}
