import { type RefObject, useEffect } from 'react';
import { isComposing } from './isComposing.ts';

/** Handles keys in the dialog before DocSearch does. */
export function useKeys(dialog: RefObject<HTMLDialogElement | null>, close: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event)) {
        // DocSearch would open a hit on the Enter that ends a composition.
        event.stopPropagation();
      } else if (event.key === 'Escape' || isShortcut(event)) {
        event.preventDefault();
        event.stopPropagation();
        close();
      } else if (event.key === 'Tab') {
        // DocSearch would clear the selection and block focus on buttons that were added later.
        event.stopPropagation();
        keepFocusInside(element, event);
      } else if ((event.key === 'Home' || event.key === 'End') && !hasModifier(event)) {
        select(element, event);
      }
    };
    element.addEventListener('keydown', onKeyDown, true);
    return () => element.removeEventListener('keydown', onKeyDown, true);
  }, [dialog, close]);
}

/** The shortcut that opens the search also closes it. */
export const isShortcut = (
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'key'>,
): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && /^k$/i.test(event.key);

const hasModifier = (event: KeyboardEvent) =>
  event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;

/** Selects the first or the last hit. */
function select(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const hits = dialog.querySelectorAll('.DocSearch-Hit');
  const hit = event.key === 'Home' ? hits[0] : hits[hits.length - 1];
  if (!hit) return;
  event.preventDefault();
  // A mouse move is the only way to select a hit that DocSearch exposes.
  hit.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
  hit.scrollIntoView({ block: 'nearest' });
}

function keepFocusInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
