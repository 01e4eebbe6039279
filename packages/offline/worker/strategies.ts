import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { pageKey } from '../plan/addresses.ts';
import { cacheNames } from '../plan/cacheNames.ts';
import type { WorkerPlan } from '../plan/plan.ts';
import { isFile } from '../plan/responses.ts';
import { offlineAnswer } from './offlineAnswer.ts';
import { preparePage } from './pageStore.ts';

const anywhere = async (url: string): Promise<Response | null> =>
  (await caches.match(url, { ignoreVary: true })) ?? null;

/** The cache that a strategy uses comes first, then all the others of the site. */
const otherCaches: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await anywhere(request.url)),
};

const limits = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 60 * 24 * 3600, purgeOnQuotaError: true });

/** How long the server may take for a page that is stored, in seconds. */
const PATIENCE = 3;

/**
 * Pages: the server's, so that a reader with network always gets the newest with the scripts that belong to it; the
 * stored one when the server is silent or slow.
 *
 * @param tidy is called after a page was stored
 */
export function pageStrategy(plan: WorkerPlan, tidy: (stored: URL) => Promise<void>): NetworkFirst {
  const names = cacheNames(plan.base);
  const page: WorkboxPlugin = {
    cacheKeyWillBeUsed: async ({ request }) => pageKey(new URL(request.url)),
    cacheWillUpdate: ({ request, response }) => preparePage(response, new URL(request.url), plan),
    cacheDidUpdate: ({ request }) => tidy(new URL(request.url)),
    // Firefox hands over a navigation preload without network as an answer, `Response.error()`, and not as a failure: Workbox
    // refuses it without a look at the caches.
    handlerDidError: async ({ request }) => {
      const url = new URL(request.url);
      return (await anywhere(pageKey(url))) ?? offlineAnswer(url, plan);
    },
  };
  return new NetworkFirst({
    cacheName: names.pages,
    networkTimeoutSeconds: PATIENCE,
    matchOptions: { ignoreVary: true },
    plugins: [limits(80), otherCaches, page],
  });
}

/**
 * What a reader gets for an address: a failing server's answer only where nothing is stored. A page that the server
 * does not know any more is not kept.
 */
export const answerPage =
  (pages: NetworkFirst, { base }: WorkerPlan): RouteHandlerCallback =>
  async ({ request, event }) => {
    const response = await pages.handle({ request, event });
    const key = pageKey(new URL(request.url));
    if (response.status === 404 || response.status === 410) {
      await (await caches.open(cacheNames(base).pages)).delete(key);
    }
    return response.status < 500 ? response : ((await anywhere(key)) ?? response);
  };

/** Files that never change: the stored one. */
export const hashedStrategy = ({ base }: WorkerPlan) =>
  new CacheFirst({
    cacheName: cacheNames(base).extras,
    matchOptions: { ignoreVary: true },
    plugins: [
      limits(120),
      otherCaches,
      { cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null) },
    ],
  });

/** Icons and the like, which keep their name: the server's, or else what a build or a page has stored. */
export const namedStrategy = () =>
  new NetworkOnly({
    plugins: [
      { handlerDidError: async ({ request }) => (await anywhere(request.url)) ?? undefined },
    ],
  });
