import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** The delay before hovering opens or closes a menu, in milliseconds (product spec, section 4). */
const HOVER_DELAY = 100;

/** How a menu opens. Every trigger also supports keyboard and touch. */
export type Trigger = 'hover' | 'click' | 'focus';

/**
 * Turns a `details` element into a menu: closes it on Escape, on a press outside, when it loses focus, when a link in it is
 * followed, and after back or forward navigation.
 *
 * @returns the props of the `details` element
 */
export function useMenu(trigger: Trigger) {
  const menu = useRef<HTMLDetailsElement>(null);
  const hovering = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isReturningFocus = useRef(false);

  const set = (open: boolean) => {
    clearTimeout(hovering.current);
    if (menu.current) menu.current.open = open;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `set` only uses refs
  useEffect(() => {
    const contains = (target: EventTarget | null) =>
      target instanceof Node && !!menu.current?.contains(target);
    const onOutside = ({ target }: Event) => {
      // Inside the mobile menu, closing would move the control that the reader is pressing.
      if (!contains(target) && !menu.current?.closest('[popover]')) set(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const wasOpen = menu.current?.open;
      set(false);
      // If hovering opened the menu, focus is outside and stays there.
      if (!wasOpen || !contains(document.activeElement)) return;
      isReturningFocus.current = true;
      menu.current?.querySelector('summary')?.focus();
      isReturningFocus.current = false;
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onOutside, { signal });
    document.addEventListener('focusin', onOutside, { signal });
    window.addEventListener('popstate', () => set(false), { signal });
    return () => listening.abort();
  }, []);

  // With a delay, so that crossing the edge of the menu doesn't close it.
  const onHover = (isOver: boolean) => (event: PointerEvent) => {
    if (trigger !== 'hover' || event.pointerType !== 'mouse') return;
    clearTimeout(hovering.current);
    hovering.current = setTimeout(set, HOVER_DELAY, isOver);
  };

  return {
    ref: menu,
    onPointerEnter: onHover(true),
    onPointerLeave: onHover(false),
    onFocus: ({ target }: { target: Element }) => {
      if (trigger === 'focus' && target.matches('summary') && !isReturningFocus.current) set(true);
    },
    onClick: (event: MouseEvent) => {
      const { target, nativeEvent } = event;
      if (!(target instanceof Element)) return;
      if (target.closest('a')) return set(false);
      const byMouse = (nativeEvent as globalThis.PointerEvent).pointerType === 'mouse';
      // Hovering or focusing has already opened the menu, so this click must not close it.
      if (!target.closest('summary') || !(trigger === 'focus' || (trigger === 'hover' && byMouse)))
        return;
      event.preventDefault();
      set(true);
    },
  };
}
