import { type RefObject, useEffect } from 'react';

/**
 * Closes an open menu on Escape, on a click outside, when it loses the focus, and after back and forward.
 *
 * @param root the element that contains the control and the panel
 * @param open whether the menu is open
 * @param close called with `true` if the focus should return to the control
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
      // If hovering opened the menu, the focus is outside and stays there.
      if (event.key === 'Escape') close(!isOutside(document.activeElement));
    };
    const onPointerDown = (event: PointerEvent) => {
      if (isOutside(event.target)) close(false);
    };
    const onFocusIn = (event: FocusEvent) => {
      if (isOutside(event.target)) close(false);
    };
    const onPopState = () => close(false);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocusIn);
    window.addEventListener('popstate', onPopState);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocusIn);
      window.removeEventListener('popstate', onPopState);
    };
  }, [root, open, close]);
}
