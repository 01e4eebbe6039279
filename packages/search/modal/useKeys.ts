import { type RefObject, useEffect } from 'react';
import { isComposing } from './isComposing.ts';

/** Keeps keys from DocSearch that it handles differently from the rest of the site, and closes the dialog on Escape. */
export function useKeys(dialog: RefObject<HTMLDialogElement | null>, close: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    const onKeyDown = (event: KeyboardEvent) => {
      // DocSearch would open a hit on the Enter that ends a composition, and lose the selection with Tab.
      if (isComposing(event) || event.key === 'Escape' || event.key === 'Tab') {
        event.stopPropagation();
      }
      // The browser, too, would first clear the field.
      if (event.key === 'Escape' && !isComposing(event)) {
        event.preventDefault();
        close();
      }
    };
    element?.addEventListener('keydown', onKeyDown, true);
    return () => element?.removeEventListener('keydown', onKeyDown, true);
  }, [dialog, close]);
}
