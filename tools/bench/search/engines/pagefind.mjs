import { idOfUrl } from '@handbook/search/quality';
import { homeOf } from '../homeOf.mjs';
import { LIMIT, warmUp } from './answer.mjs';

/**
 * Asks Pagefind. Its own interface shows a page first and then up to three of its headings; as that would make every
 * first hit a page, its headings alone are taken here, and the page itself where its introduction matches, the best by
 * Pagefind's own scores first.
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
      if (!pagefind) throw new Error('Pagefind is gone.');
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
