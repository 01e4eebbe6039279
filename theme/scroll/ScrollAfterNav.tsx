import { decodeSafely } from '@handbook/content/address';
import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { isArrival } from './arrival.ts';

/**
 * Scrolls to the heading that the address names, after each step of the reader.
 *
 * A component beside the content, because the framework's content, which asks for this with `useScrollAfterNav`, would be
 * drawn anew with each step, also with one to a heading of the same page.
 */
export function ScrollAfterNav() {
  const location = useLocation();
  useLayoutEffect(() => {
    if (isArrival(location)) return;
    const heading = document.getElementById(decodeSafely(window.location.hash.slice(1)));
    heading?.scrollIntoView();
  }, [location]);
  return null;
}

/** What the framework's content calls: `ScrollAfterNav` does it. */
export function useScrollAfterNav(): void {}
