import { type ToggleEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useDismiss } from './useDismiss.ts';

/**
 * Makes a menu of a native disclosure: it closes on Escape, on a press outside, and when focus leaves.
 *
 * @returns what the `details` element takes, and how to close it
 */
export function useDisclosure() {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback((restoreFocus: boolean) => {
    if (!details.current) return;
    details.current.open = false;
    if (restoreFocus) details.current.querySelector('summary')?.focus();
  }, []);
  useDismiss(details, open, close);
  // The reader may have opened it before React was there.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  const onToggle = (event: ToggleEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open);
  return { disclosure: { ref: details, onToggle }, close };
}
