import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef } from 'react';

/** Closes a native popover when the reader has followed a link, also one to a heading of this page. */
export function useCloseOnNavigation(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const hasArrived = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the reason to close
  useEffect(() => {
    // The reader may have opened it before React was there.
    if (hasArrived.current && popover.current?.matches(':popover-open'))
      popover.current.hidePopover();
    hasArrived.current = true;
  }, [popover, key]);
}
