import { useLocation, withBase } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';

/** Whether this build has a service worker; the offline plugin defines the constant. */
declare const SITE_OFFLINE: boolean;

/** Whether pages can be stored. Off in dev, where stored pages would hide changes. */
export const canStore = (): boolean =>
  process.env.NODE_ENV === 'production' && SITE_OFFLINE && 'serviceWorker' in navigator;

/** Stores a page by requesting it through the worker, which is started if necessary. */
export async function storePage(url: string): Promise<void> {
  await navigator.serviceWorker.register(withBase('/sw.js'), { scope: withBase('/') });
  // A page has no worker on the first visit, and after a reload that bypasses the cache.
  if (!navigator.serviceWorker.controller) {
    const isClaimed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
    (await navigator.serviceWorker.ready).active?.postMessage('claim');
    await isClaimed;
  }
  // A page from the browser's HTTP cache may refer to files that are gone.
  await fetch(url, { cache: 'no-cache' });
}

/** Stores visited pages, from the second page of a visit, because the worker downloads more than one page does. */
export function useOffline(): void {
  const { pathname } = useLocation();
  const visit = useRef({ count: 0, unstored: [] as string[] }).current;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a page of the visit
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData: boolean } };
    if (!canStore() || connection?.saveData) return;
    const isFirst = visit.count++ === 0;
    // The worker has already stored a page that it served.
    if (isFirst && navigator.serviceWorker.controller) return;
    visit.unstored.push(location.href);
    if (isFirst && !document.referrer.startsWith(`${location.origin}/`)) return;
    // Fails without a connection, on a full device, and in some private windows.
    Promise.all(visit.unstored.splice(0).map(storePage)).catch(() => {});
  }, [pathname]);
}
