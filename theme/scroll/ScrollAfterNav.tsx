import { decodeSafely } from '@handbook/content/address';
import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { isInitialLocation } from './initialLocation.ts';

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
