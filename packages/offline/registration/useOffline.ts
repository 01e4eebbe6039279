import { useLocation } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { canStore, mayDownload, offerTakeOver, register, reportVisit } from './register.ts';

/** Runs a task once the page has loaded and the browser has nothing else to do. */
function whenIdle(task: () => void): void {
  const soon = () =>
    'requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Whether the reader opened another page of this site before, now or in an earlier visit. */
const isReturning = (): boolean =>
  navigator.serviceWorker.controller !== null ||
  document.referrer.startsWith(`${location.origin}/`);

/**
 * Registers the service worker on the second page of a visit, and reports visited pages to it. Installing the worker downloads
 * more than a page does, so readers of one page don't pay for it.
 */
export function useOffline(): void {
  const { pathname } = useLocation();
  const isFirst = useRef(true);
  const unreported = useRef<string[]>([]);
  const registered = useRef<Promise<void>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a visit
  useEffect(() => {
    if (!canStore() || !mayDownload()) return;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    // The worker already stored a page that it served.
    if (!wasFirst || !navigator.serviceWorker.controller) unreported.current.push(location.href);
    if (wasFirst && !isReturning()) return;
    whenIdle(async () => {
      try {
        registered.current ??= register().then(offerTakeOver);
        await registered.current;
        for (const url of unreported.current.splice(0)) await reportVisit(url);
      } catch {
        registered.current = undefined;
        // Private windows may refuse the worker. The next page tries again.
      }
    });
  }, [pathname]);
}
