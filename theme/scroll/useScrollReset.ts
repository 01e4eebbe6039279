import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { isInitialLocation } from './initialLocation.ts';

/** Scrolls to the top after navigating to another page, unless the URL has a hash. */
export function useScrollReset(): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: not after navigating to a heading of the same page
  useLayoutEffect(() => {
    if (!isInitialLocation(location) && !window.location.hash) window.scrollTo(0, 0);
  }, [location.pathname]);
}
