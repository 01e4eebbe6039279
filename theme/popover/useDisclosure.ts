import { useCallback, useRef } from 'react';
import { useDismiss } from './useDismiss.ts';

/**
 * Makes a menu of a native disclosure: it closes on Escape, on a press outside, when focus leaves, and when the reader goes
 * back or forward.
 *
 * @returns what the `details` element takes, and how to close it
 */
export function useDisclosure() {
  const details = useRef<HTMLDetailsElement>(null);
  const close = useCallback((restoreFocus: boolean) => {
    if (!details.current?.open) return;
    details.current.open = false;
    if (restoreFocus) details.current.querySelector('summary')?.focus();
  }, []);
  // Always: a browser opens it by itself, perhaps before React is there, and tells of it late.
  useDismiss(details, true, close);
  return { disclosure: { ref: details }, close };
}
