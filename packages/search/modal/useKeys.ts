import { type RefObject, useEffect } from 'react';
import { isComposing } from './isComposing.ts';

/** Keeps keys from DocSearch that it handles differently from the rest of the site. */
export function useKeys(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    const onKeyDown = (event: KeyboardEvent) => {
      // DocSearch would open a hit on the Enter that ends a composition, clear the field before Escape closes the dialog, and
      // lose the selection with Tab. The dialog closes on Escape by itself and keeps the focus.
      if (isComposing(event) || event.key === 'Escape' || event.key === 'Tab') {
        event.stopPropagation();
      }
    };
    element?.addEventListener('keydown', onKeyDown, true);
    return () => element?.removeEventListener('keydown', onKeyDown, true);
  }, [dialog]);
}
