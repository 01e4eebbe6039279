import type { RspressPlugin } from '@rspress/core';
import { fromRoot } from '../files/root.mjs';
import { docsHistory } from './docsHistory.ts';

/** Formats the day of an ISO date in UTC, e.g. `November 27, 2026`. */
export const dayOf = (date: string, lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** The dates of the last commits of all files in `docs`, as one string. */
export const lastDates = (): string =>
  [...docsHistory()].map(([file, edits]) => `${file} ${edits[0]?.date}`).join();

/**
 * Adds `lastUpdated`, the ISO date of a page's last commit, and `lastUpdatedDay`, that day in the page's language. The day
 * is formatted during the build, because the first `Intl.DateTimeFormat` in a browser takes a fifth of the time that
 * hydration takes.
 *
 * The framework's plugin only adds a formatted string in the time zone of the build machine.
 */
export function lastUpdated(): RspressPlugin {
  return {
    name: 'last-updated-iso',
    extendPageData(page) {
      const date = docsHistory().get(fromRoot(page._filepath))?.[0]?.date;
      if (date) {
        Object.assign(page, { lastUpdated: date, lastUpdatedDay: dayOf(date, page.lang) });
      }
    },
  };
}
