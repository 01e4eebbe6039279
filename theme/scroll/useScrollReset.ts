import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { MAIN_ID } from '../skip-link/SkipLink.tsx';
import { isInitialLocation } from './initialLocation.ts';

/**
 * Scrolls to the top after navigating to another page, unless the URL has a hash, and moves focus to the content.
 * Otherwise, screen readers stay silent, and Tab continues from where the link was.
 */
export function useScrollReset(): void {
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: not after navigating to a heading of the same page
  useLayoutEffect(() => {
    if (isInitialLocation(location) || window.location.hash) return;
    window.scrollTo(0, 0);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [location.pathname]);
}
