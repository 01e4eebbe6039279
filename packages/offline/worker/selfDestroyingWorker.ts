import { CacheExpiration } from 'workbox-expiration';
import { cacheNames, cachePrefix } from '../plan/cacheNames.ts';
import { scope } from './scope.ts';

/** Deletes every cache of the site and unregisters the worker. */
async function leave(): Promise<void> {
  const { base } = scope.offlinePlan;
  for (const name of await caches.keys()) {
    if (name.startsWith(cachePrefix(base))) await caches.delete(name);
  }
  const { pages, extras } = cacheNames(base);
  for (const name of [pages, extras]) await new CacheExpiration(name, { maxEntries: 1 }).delete();
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));
