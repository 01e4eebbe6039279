import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect } from 'react';

/** Closes a native popover when the reader has followed a link, also one to a heading of this page. */
export function useCloseOnNavigation(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the reason to close
  useEffect(() => {
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover();
  }, [popover, key]);
}
