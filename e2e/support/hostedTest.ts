import type { Page } from '@playwright/test';
import { type BuiltSite, serveShortSite } from './builtSite.ts';
import { test as base } from './test.ts';

/** Keys in the build's environment that the site must not contain. */
export const secrets = ['admin-key-of-the-tests', 'deploy-token-of-the-tests'];

/** The hosts of the provider that its client asks, and the host of the insights. */
const PROVIDER =
  /https:\/\/(?:app1-(?:dsn\.algolia\.net|[123]\.algolianet\.com)|insights\.algolia\.io)\//;
/** Requests to the provider, and its failures. */
export const provoked = new RegExp(`status of 500|net::ERR|→ ${PROVIDER.source}`);

/** `test` on a site that was built for a search provider, with insights. */
export const test = base.extend<object, { hosted: BuiltSite }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const site = await serveShortSite({
        SITE_SEARCH_APP_ID: 'APP1',
        SITE_SEARCH_KEY: 'search-only',
        SITE_SEARCH_INDEX: 'docs',
        SITE_SEARCH_INSIGHTS: 'on',
        SEARCH_ADMIN_KEY: secrets[0] ?? '',
        DEPLOY_TOKEN: secrets[1] ?? '',
      });
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ hosted }, use) => use(hosted.origin),
});

/** A record of the site as the provider sends it. */
export const hit = (number: number, changes: object = {}) => ({
  objectID: `hit-${number}`,
  url: '/guide/basic/ssg#hydration',
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0: `Area ${number % 3}`, lvl1: `Page ${number}`, lvl2: 'Nginx' },
  _highlightResult: { hierarchy: { lvl0: { value: `Area ${number % 3}` } } },
  _snippetResult: { hierarchy: { lvl2: { value: '<mark>Nginx</mark>' } } },
  ...changes,
});

/** What the provider receives, and how it answers. */
export interface Provider {
  /** The hosts that were asked. */
  hosts: string[];
  queries: Record<string, unknown>[];
  events: Record<string, unknown>[][];
  /** The hits of the next answers, or that the provider is down. */
  answer: object[] | 'down';
}

/** Answers the page's requests to the provider. */
export async function serveProvider(page: Page): Promise<Provider> {
  const provider: Provider = { hosts: [], queries: [], events: [], answer: [hit(1)] };
  await page.route(PROVIDER, async (route) => {
    const request = route.request();
    const body = request.postDataJSON();
    const { host } = new URL(request.url());
    const headers = { 'access-control-allow-origin': '*' };
    if (host.startsWith('insights')) {
      provider.events.push(body.events);
      return route.fulfill({ headers, json: {} });
    }
    provider.hosts.push(host);
    provider.queries.push(body.requests[0]);
    if (provider.answer === 'down') return route.fulfill({ headers, status: 500, json: {} });
    const result = { hits: provider.answer, nbHits: 400_000, queryID: 'q'.repeat(32) };
    return route.fulfill({ headers, json: { results: [result] } });
  });
  return provider;
}
