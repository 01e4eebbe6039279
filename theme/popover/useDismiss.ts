import { type RefObject, useEffect } from 'react';

/**
 * Closes an open menu on Escape, on a click outside, when it loses focus, and after back or forward navigation.
 *
 * @param root the element that contains the control and the panel
 * @param open whether the menu is open
 * @param close called with `true` if focus should return to the control
 */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  close: (restoreFocus: boolean) => void,
): void {
  useEffect(() => {
    if (!open) return;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !root.current?.contains(target);
    const onKeyDown = (event: KeyboardEvent) => {
      // If hovering opened the menu, focus is outside and stays there.
      if (event.key === 'Escape') close(!isOutside(document.activeElement));
    };
    const onOutside = (event: Event) => {
      if (isOutside(event.target)) close(false);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onOutside, { signal });
    document.addEventListener('focusin', onOutside, { signal });
    window.addEventListener('popstate', () => close(false), { signal });
    return () => listening.abort();
  }, [root, open, close]);
}
