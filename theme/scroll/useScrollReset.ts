import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { isArrival } from './arrival.ts';

/** Begins each page that the reader steps to at its top, unless the address names a heading. */
export function useScrollReset(): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a heading of the same page is no reason
  useLayoutEffect(() => {
    if (!isArrival(location) && !window.location.hash) window.scrollTo(0, 0);
  }, [location.pathname]);
}
