import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { addPlugins, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { cachePrefix, openPages } from '../siteFiles.ts';
import { base, files, offlinePages, onlyOurs, pages, pictures, storeBuild } from './strategies.ts';

declare const skipWaiting: () => Promise<void>;
declare const clients: { claim(): Promise<void> };

setCacheNameDetails({ prefix: '', precache: `${cachePrefix(base)}precache`, suffix: '' });
addPlugins([onlyOurs]);
precacheAndRoute(offlinePages, { ignoreURLParametersMatching: [/./] });

// A new worker takes over at once, because it removes no file that a page of an older build may load.
clientsClaim();
addEventListener('install', (event) => {
  const work = Promise.all([storeBuild(event), skipWaiting()]);
  (event as Event & { waitUntil(work: Promise<unknown>): void }).waitUntil(work);
});
// After a reload that bypasses the cache, a page asks for its worker.
addEventListener('message', () => clients.claim());

/** Leads to the offline page in the language of a URL. Its query says what the reader requested. */
function offlineResponse({ origin, pathname, search }: URL): Response {
  const page = offlinePages.find(({ url }) => pathname.startsWith(url.replace(/offline$/, '')));
  return Response.redirect(`${origin}${page?.url}?from=${encodeURIComponent(pathname + search)}`);
}

registerRoute(
  ({ sameOrigin, url, request: { destination } }) =>
    sameOrigin && (destination === 'document' || (!destination && !/\.\w+$/.test(url.pathname))),
  async ({ url, request, event }) => {
    const [answered, stored] = pages.handleAll({ request, event });
    // A script that requests a page wants it stored, or an error. A reader wants to see it.
    if (request.destination === '') await stored;
    else stored.catch(() => {});
    const response = await answered.catch(() => undefined);
    if (response && response.status < 500) return response;
    const old = await (await openPages(base)).match(url.pathname, { ignoreVary: true });
    return old ?? response ?? offlineResponse(url);
  },
);
// Folders with a hash belong to large bundles, which aren't stored.
registerRoute(/\/static\/.*\.[0-9a-f]{8,}\.\w+$/, files);
registerRoute(({ sameOrigin, request }) => sameOrigin && request.destination === 'image', pictures);
