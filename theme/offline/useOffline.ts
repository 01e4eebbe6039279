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

// A private window has no storage to register in, and a failed download is tried again on the next page.
const ignore = () => {};

/** Registers the service worker at leisure and tells it which pages the reader sees. */
export function useOffline(): void {
  const { pathname } = useLocation();
  const first = useRef(true);

  useEffect(() => {
    if (canStore() && maySpend()) whenIdle(() => register().then(offerTakeOver).catch(ignore));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is a visit
  useEffect(() => {
    if (!canStore() || !maySpend()) return;
    // A page that the worker answered for is stored already.
    const isKnown = first.current && navigator.serviceWorker.controller;
    first.current = false;
    const { href } = location;
    if (!isKnown) whenIdle(() => tellVisited(href).catch(ignore));
  }, [pathname]);
}
