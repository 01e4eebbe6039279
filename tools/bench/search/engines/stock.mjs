import { idOfUrl } from '@handbook/search/quality';
import { homeOf } from '../homeOf.mjs';
import { LIMIT, warmUp } from './answer.mjs';

/**
 * Queries the framework's built-in search. Hits have the order of its panel: grouped by page, pages in the order of
 * their first hit, and as many pages as the panel requests.
 *
 * @param {(path: string) => Promise<import('@playwright/test').Page>} open
 * @param {string} lang
 * @param {readonly string[]} queries
 * @returns {Promise<import('./answer.mjs').Answer[]>}
 */
export async function askStock(open, lang, queries) {
  const page = await open(homeOf(lang));
  await page.waitForFunction(() => window.stockSearch !== undefined);
  const answers = await page.evaluate(
    async ({ queries, warmUp }) => {
      const search = window.stockSearch;
      if (!search)
        throw new Error('The page has no built-in search: the probe must set window.stockSearch.');
      for (const query of warmUp) await search(query);
      const answers = [];
      for (const query of queries) {
        const start = performance.now();
        const found = await search(query);
        const ms = performance.now() - start;
        /** @type {Map<string, string[]>} */
        const pages = new Map();
        for (const group of found) {
          if (group.renderType === 'custom') continue;
          for (const { title, link } of group.result) {
            pages.set(title, [...(pages.get(title) ?? []), link]);
          }
        }
        answers.push({ urls: [...pages.values()].flat(), ms });
      }
      return answers;
    },
    { queries, warmUp },
  );
  await page.context().close();
  return answers.map(({ urls, ms }) => ({
    hits: [...new Set(urls.map(idOfUrl))].slice(0, LIMIT),
    ms,
  }));
}
