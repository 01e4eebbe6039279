import { useCallback, useRef } from 'react';
import { useDismiss } from './useDismiss.ts';

/**
 * Turns a `details` element into a menu that closes on Escape, on a click outside, when it loses focus, and after back or
 * forward navigation.
 *
 * @returns the props of the `details` element, and a function that closes it
 */
export function useDisclosure() {
  const details = useRef<HTMLDetailsElement>(null);
  const close = useCallback((restoreFocus: boolean) => {
    if (!details.current?.open) return;
    details.current.open = false;
    if (restoreFocus) details.current.querySelector('summary')?.focus();
  }, []);
  // Always active, because the browser may open the element before hydration.
  useDismiss(details, true, close);
  return { disclosure: { ref: details }, close };
}
