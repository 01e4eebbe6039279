import { execFile } from 'node:child_process';
import { relative, sep } from 'node:path';
import { promisify } from 'node:util';
import type { RspressPlugin } from '@rspress/core';
import { commitDates, DATE_MARK } from './commitDates.ts';

const run = promisify(execFile);

async function readDates(): Promise<Map<string, string>> {
  const format = [`--format=${DATE_MARK}%cI`, '--name-only', '--relative', '--', 'docs'];
  try {
    // Unquoted paths, so that names outside ASCII match.
    const log = await run('git', ['-c', 'core.quotePath=false', 'log', ...format], {
      maxBuffer: 256 * 1024 * 1024,
    });
    return commitDates(log.stdout);
  } catch {
    // Without git or history a page has no date, and shows none.
    return new Map();
  }
}

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
  const dates = readDates();
  return {
    name: 'last-updated-iso',
    async extendPageData(page) {
      const file = relative(process.cwd(), page._filepath).split(sep).join('/');
      const date = (await dates).get(file);
      if (date) {
        Object.assign(page, { lastUpdated: date, lastUpdatedDay: dayOf(date, page.lang) });
      }
    },
  };
}
