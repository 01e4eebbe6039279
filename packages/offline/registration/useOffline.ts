import { useLocation } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { canStore, maySpend, offerTakeOver, register, tellVisited } from './register.ts';

/** Runs a task once the page has loaded and the browser has nothing else to do. */
function whenIdle(task: () => void): void {
  const soon = () =>
    'requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Whether the reader was on another page of this site before, in this visit or an earlier one. */
const isReturning = (): boolean =>
  navigator.serviceWorker.controller !== null ||
  document.referrer.startsWith(`${location.origin}/`);

/**
 * Registers the service worker with the second page that a reader opens, and tells it which pages the reader sees. What it
 * stores on installation weighs more than a page, so a reader of one page doesn't pay for it.
 */
export function useOffline(): void {
  const { pathname } = useLocation();
  const isFirst = useRef(true);
  const untold = useRef<string[]>([]);
  const registered = useRef<Promise<void>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is a visit
  useEffect(() => {
    if (!canStore() || !maySpend()) return;
    const wasFirst = isFirst.current;
    isFirst.current = false;
    // A page that the worker answered for is stored already.
    if (!wasFirst || !navigator.serviceWorker.controller) untold.current.push(location.href);
    if (wasFirst && !isReturning()) return;
    whenIdle(async () => {
      try {
        registered.current ??= register().then(offerTakeOver);
        await registered.current;
        for (const url of untold.current.splice(0)) await tellVisited(url);
      } catch {
        registered.current = undefined;
        // A private window has no storage to register in, and a failed download is tried again on the next page.
      }
    });
  }, [pathname]);
}
