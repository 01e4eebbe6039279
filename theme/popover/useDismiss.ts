import { type RefObject, useEffect } from 'react';

/**
 * Closes an open menu on Escape, on a press outside it, when focus leaves it, and when the reader goes back or forward.
 *
 * @param root the element that holds both control and panel
 * @param open whether there is anything to close
 * @param close called with `true` when focus was inside and should return to the control
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
      // A menu that hovering opened leaves focus where the reader has it.
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
