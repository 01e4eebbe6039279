import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect, useRef } from 'react';

/** Closes a native popover after a navigation, including navigations to a heading of the page. */
export function useCloseOnNavigation(popover: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const hasMounted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the reason to close
  useEffect(() => {
    // The reader may have opened the popover before hydration, so the first run doesn't close it.
    if (hasMounted.current && popover.current?.matches(':popover-open'))
      popover.current.hidePopover();
    hasMounted.current = true;
  }, [popover, key]);
}
