import {
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createHoverIntent } from './hoverIntent.ts';
import { useDismiss } from './useDismiss.ts';

/** How a popover opens. Every trigger also supports keyboard and touch. */
export type Trigger = 'hover' | 'click' | 'focus';

/**
 * Returns the state and the props of a button with a panel.
 *
 * Spread `root` on the element around both, `button` on the button, and `panel` on the panel.
 */
export function usePopover(trigger: Trigger) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const ignoreFocus = useRef(false);
  const panelId = useId();
  const hover = useMemo(() => createHoverIntent(setOpen), []);

  useEffect(() => () => hover.cancel(), [hover]);

  const close = useCallback(
    (restoreFocus: boolean) => {
      hover.cancel();
      setOpen(false);
      if (!restoreFocus) return;
      // Returning the focus must not open a popover that opens on focus.
      ignoreFocus.current = true;
      button.current?.focus();
      ignoreFocus.current = false;
    },
    [hover],
  );
  useDismiss(root, open, close);

  const followMouse = (follow: () => void) => (event: PointerEvent) => {
    if (trigger === 'hover' && event.pointerType === 'mouse') follow();
  };

  const onClick = (event: MouseEvent) => {
    hover.cancel();
    const byMouse =
      event.nativeEvent instanceof globalThis.PointerEvent &&
      event.nativeEvent.pointerType === 'mouse';
    // Hovering or focusing has already opened the panel, so a click of the mouse must not close it.
    setOpen((was) => (byMouse && trigger !== 'click' ? true : trigger === 'focus' || !was));
  };

  return {
    open,
    root: {
      ref: root,
      onPointerEnter: followMouse(hover.enter),
      onPointerLeave: followMouse(hover.leave),
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
