import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { pageKey } from '../plan/addresses.ts';
import { cacheNames } from '../plan/cacheNames.ts';
import type { WorkerPlan } from '../plan/plan.ts';
import { isFile } from '../plan/responses.ts';
import { offlineResponse } from './offlineResponse.ts';
import { preparePage } from './pageStore.ts';

const anywhere = async (url: string): Promise<Response | null> =>
  (await caches.match(url, { ignoreVary: true })) ?? null;

/** Falls back to the site's other caches. */
const otherCaches: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await anywhere(request.url)),
};

const limits = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 60 * 24 * 3600, purgeOnQuotaError: true });

/** Seconds to wait for the server if the page is stored. */
const TIMEOUT = 3;

/**
 * Pages come from the server, so that HTML and scripts are of the same build; from the cache if the server doesn't respond
 * in time.
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
      return (await anywhere(pageKey(url))) ?? offlineResponse(url, plan);
    },
  };
  return new NetworkFirst({
    cacheName: names.pages,
    networkTimeoutSeconds: TIMEOUT,
    matchOptions: { ignoreVary: true },
    plugins: [limits(80), otherCaches, page],
  });
}

/**
 * Responds with a page. A server error is only used if the page isn't stored; a page that is gone is removed from the cache.
 */
export const respondWithPage =
  (pages: NetworkFirst, { base }: WorkerPlan): RouteHandlerCallback =>
  async ({ request, event }) => {
    const response = await pages.handle({ request, event });
    const key = pageKey(new URL(request.url));
    if (response.status === 404 || response.status === 410) {
      await (await caches.open(cacheNames(base).pages)).delete(key);
    }
    return response.status < 500 ? response : ((await anywhere(key)) ?? response);
  };

/** Files with a content hash come from the cache. */
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

/** Icons and other files without a hash come from the server, or else from any cache. */
export const namedStrategy = () =>
  new NetworkOnly({
    plugins: [
      { handlerDidError: async ({ request }) => (await anywhere(request.url)) ?? undefined },
    ],
  });
