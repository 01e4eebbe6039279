import { type MouseEvent, type PointerEvent, useCallback, useId, useRef, useState } from 'react';
import { useDismiss } from './useDismiss.ts';

/** The delay before hovering opens or closes a panel, in milliseconds (product spec, section 4). */
const HOVER_DELAY = 100;

/** How a popover opens. Every trigger also supports keyboard and touch. */
export type Trigger = 'hover' | 'click' | 'focus';

/**
 * Returns the props of a button with a panel.
 *
 * Spread `root` on the element around both, `button` on the button, and `panel` on the panel.
 */
export function usePopover(trigger: Trigger) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const ignoreFocus = useRef(false);
  const panelId = useId();
  const hovering = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = useCallback((restoreFocus: boolean) => {
    clearTimeout(hovering.current);
    setOpen(false);
    if (!restoreFocus) return;
    // Returning focus must not open a popover that opens on focus.
    ignoreFocus.current = true;
    button.current?.focus();
    ignoreFocus.current = false;
  }, []);
  useDismiss(root, open, close);

  // With a delay, so that moving the pointer from the button to the panel doesn't close the panel.
  const onHover = (isOver: boolean) => (event: PointerEvent) => {
    if (trigger !== 'hover' || event.pointerType !== 'mouse') return;
    clearTimeout(hovering.current);
    hovering.current = setTimeout(setOpen, HOVER_DELAY, isOver);
  };

  const onClick = (event: MouseEvent) => {
    clearTimeout(hovering.current);
    const byMouse =
      event.nativeEvent instanceof globalThis.PointerEvent &&
      event.nativeEvent.pointerType === 'mouse';
    // Hovering or focusing has already opened the panel, so a mouse click must not close it.
    setOpen((was) => (byMouse && trigger !== 'click' ? true : trigger === 'focus' || !was));
  };

  return {
    root: {
      ref: root,
      onPointerEnter: onHover(true),
      onPointerLeave: onHover(false),
    },
    button: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': open,
      'aria-controls': panelId,
      onClick,
      onFocus: () => {
        if (trigger === 'focus' && !ignoreFocus.current) setOpen(true);
      },
    },
    panel: { id: panelId, hidden: !open },
  };
}
