import { decodeSafely } from '@handbook/content/address';
import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { MAIN_ID } from '../skip-link/SkipLink.tsx';

let initial: object | undefined;

/**
 * Returns whether the document was loaded at this location. The browser has already scrolled to its hash or restored the
 * scroll position, and the reader may have scrolled since then, so hydration must not scroll again.
 *
 * Always false on a dev server, which sends an empty page that browsers can't scroll.
 *
 * @param location the router's location, a new object after each navigation
 */
function isInitialLocation(location: object): boolean {
  initial ??= location;
  return initial === location && process.env.NODE_ENV === 'production';
}

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

/**
 * Scrolls to the heading in the URL's hash after each navigation, and moves focus there. This is a separate component,
 * because the framework's hook would render the whole content again after each navigation, even to a heading of the page.
 */
export function ScrollAfterNav() {
  const location = useLocation();
  useLayoutEffect(() => {
    if (isInitialLocation(location)) return;
    const heading = document.getElementById(decodeSafely(window.location.hash.slice(1)));
    if (!heading) return;
    heading.scrollIntoView();
    // Tab continues from here, as it does after native navigation.
    if (heading.tabIndex < 0) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [location]);
  return null;
}

/** Replaces the hook that the framework's content calls, because `ScrollAfterNav` scrolls instead. */
export function useScrollAfterNav(): void {}
