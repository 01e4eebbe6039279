import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';
import { isArrival } from './arrival.ts';

/** Scrolls to the heading that the address names, after each step of the reader. */
export function useScrollAfterNav(): void {
  const location = useLocation();
  useLayoutEffect(() => {
    if (isArrival(location)) return;
    document.getElementById(decodeHash(window.location.hash))?.scrollIntoView();
  }, [location]);
}

/** A hash with a stray percent sign names what it says. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
