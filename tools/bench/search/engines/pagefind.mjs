import { idOfUrl } from '@handbook/search/quality';
import { homeOf } from '../homeOf.mjs';
import { LIMIT, warmUp } from './answer.mjs';

/**
 * Queries Pagefind. Its interface shows a page followed by up to three headings of the page, so every first hit would
 * be a page. Therefore, the hits here are the headings, or the page if its introduction matches, in the order of
 * Pagefind's scores.
 *
 * @param {(path: string) => Promise<import('@playwright/test').Page>} open
 * @param {string} lang
 * @param {readonly string[]} queries
 * @returns {Promise<import('./answer.mjs').Answer[]>}
 */
export async function askPagefind(open, lang, queries) {
  const page = await open(homeOf(lang));
  await page.addScriptTag({
    type: 'module',
    content:
      "const it = await import('/pagefind/pagefind.js'); await it.init(); window.pagefind = it;",
  });
  await page.waitForFunction(() => window.pagefind !== undefined);
  const answers = await page.evaluate(
    async ({ queries, warmUp, limit }) => {
      const pagefind = window.pagefind;
      if (!pagefind) throw new Error("The page has no Pagefind: window.pagefind isn't set.");
      /** @param {string} query */
      const ask = async (query) => {
        const { results } = await pagefind.search(query);
        const pages = await Promise.all(results.slice(0, limit).map((result) => result.data()));
        return pages.flatMap(({ sub_results }) =>
          sub_results
            .map(({ url, weighted_locations }) => ({
              url,
              score: weighted_locations.reduce((sum, it) => sum + it.balanced_score, 0),
            }))
            .sort((a, b) => b.score - a.score)
            .slice(0, 3)
            .map(({ url }) => url),
        );
      };
      for (const query of warmUp) await ask(query);
      const answers = [];
      for (const query of queries) {
        const start = performance.now();
        const urls = await ask(query);
        answers.push({ urls, ms: performance.now() - start });
      }
      return answers;
    },
    { queries, warmUp, limit: LIMIT },
  );
  await page.context().close();
  return answers.map(({ urls, ms }) => ({ hits: urls.map(idOfUrl).slice(0, LIMIT), ms }));
}
