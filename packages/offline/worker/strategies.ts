import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { cacheNames, FILES_HEADER, REVISION_HEADER } from '../plan/cacheNames.ts';
import type { WorkerPlan } from '../plan/plan.ts';
import { isFile, isForeignPage, isHtml } from '../plan/responses.ts';
import { pageKey } from '../plan/urls.ts';
import { offlineResponse } from './offlineResponse.ts';
import { preparePage } from './pageStore.ts';

const anywhere = async (url: string): Promise<Response | null> =>
  (await caches.match(url, { ignoreVary: true })) ?? null;

/** Falls back to the site's other caches. */
const otherCaches: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await anywhere(request.url)),
};

const MAX_AGE_SECONDS = 60 * 24 * 3600;

/** Seconds to wait for the server if the page is stored. */
const TIMEOUT = 3;

/**
 * Gets pages from the server, so that HTML and scripts are from the same build. If the server doesn't respond in time, pages
 * come from the cache.
 *
 * @param onStored called after a page is stored
 */
export function pageStrategy(
  plan: WorkerPlan,
  onStored: (stored: URL) => Promise<void>,
): NetworkFirst {
  const names = cacheNames(plan.base);
  const page: WorkboxPlugin = {
    cacheKeyWillBeUsed: async ({ request }) => pageKey(new URL(request.url), plan.pages),
    cacheWillUpdate: ({ request, response }) => preparePage(response, new URL(request.url), plan),
    cacheDidUpdate: ({ request }) => onStored(new URL(request.url)),
    // Firefox resolves a failed navigation preload to `Response.error()`, and Workbox then doesn't check the cache.
    handlerDidError: async ({ request }) => {
      const url = new URL(request.url);
      return (await anywhere(pageKey(url, plan.pages))) ?? offlineResponse(url, plan);
    },
  };
  return new NetworkFirst({
    cacheName: names.pages,
    networkTimeoutSeconds: TIMEOUT,
    matchOptions: { ignoreVary: true },
    plugins: [
      // Without `purgeOnQuotaError`: pages stay readable if the device is full.
      new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: MAX_AGE_SECONDS }),
      otherCaches,
      page,
    ],
  });
}

/** Whether a response is a page from a cache. */
const isStored = ({ headers }: Response): boolean =>
  headers.has(FILES_HEADER) || headers.has(REVISION_HEADER);

/**
 * Responds with a page. A server error, or a page of a captive portal, is only used if the page isn't stored. A page that is
 * gone is removed from the cache. Another spelling of a stored page's URL redirects to it, as on the server.
 */
export const respondWithPage =
  (strategy: NetworkFirst, { base, pages }: WorkerPlan): RouteHandlerCallback =>
  async ({ request, event }) => {
    const url = new URL(request.url);
    const key = pageKey(url, pages);
    const isOwnUrl = url.origin + url.pathname === key;
    const response = await strategy.handle({ request, event });
    if (isOwnUrl && (response.status === 404 || response.status === 410)) {
      await (await caches.open(cacheNames(base).pages)).delete(key);
    }
    const isUsable = response.status < 500 && !(await isForeignPage(response));
    const answer = isUsable ? response : ((await anywhere(key)) ?? response);
    return isOwnUrl || !isStored(answer) ? answer : Response.redirect(key + url.search, 302);
  };

/** Files with a content hash come from the cache. */
export const hashedStrategy = ({ base }: WorkerPlan) =>
  new CacheFirst({
    cacheName: cacheNames(base).extras,
    matchOptions: { ignoreVary: true },
    plugins: [
      new ExpirationPlugin({
        maxEntries: 120,
        maxAgeSeconds: MAX_AGE_SECONDS,
        purgeOnQuotaError: true,
      }),
      otherCaches,
      { cacheWillUpdate: async ({ response }) => ((await isFile(response)) ? response : null) },
    ],
  });

/** Icons and other files without a hash come from the server, or from any cache if the server can't be reached. */
export const unhashedStrategy = () =>
  new NetworkOnly({
    plugins: [
      {
        fetchDidSucceed: async ({ request, response }) => {
          if (isHtml(response)) throw new Error(`${request.url} is HTML.`);
          return response;
        },
        handlerDidError: async ({ request }) => (await anywhere(request.url)) ?? undefined,
      },
    ],
  });
