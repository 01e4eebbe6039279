import { idOfUrl } from '@handbook/search/quality';
import { homeOf } from '../homeOf.mjs';
import { LIMIT, warmUp } from './answer.mjs';

/**
 * Asks the search that the framework brings, in the order in which its panel shows the hits: by page, pages in the
 * order of their first hit, as many pages as the panel asks for.
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
      if (!search) throw new Error('The built-in search is gone.');
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
