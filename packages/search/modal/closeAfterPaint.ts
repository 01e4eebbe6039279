import { flushSync } from 'react-dom';
import { setSearchOpen } from '../early/earlySearch.ts';

const CLOSING = 'search-dialog--closing';

/** The callbacks to run once a dialog has closed. */
const steps = new WeakMap<Element, (() => void)[]>();

/**
 * Closes the search in two steps: the next paint hides the dialog, and a later task makes the rest of the page interactive
 * again, which recalculates the styles of the whole page. In one step, the paint would wait for the styles. The reader's
 * next key or press always finds the search closed.
 *
 * @param dialog the dialog of the search; if it's already closing, it continues to close
 * @param then runs right after closing, even if the dialog is already closing
 */
export function closeAfterPaint(dialog: Element, then?: () => void): void {
  const closing = steps.get(dialog);
  if (closing) {
    if (then) closing.push(then);
    return;
  }
  const after = then ? [then] : [];
  steps.set(dialog, after);
  dialog.classList.add(CLOSING);
  // A key that is pressed before the end is for the page, not for the dialog's field.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const next = new AbortController();
  const end = () => {
    if (next.signal.aborted) return;
    next.abort();
    steps.delete(dialog);
    // Immediately, because the same key may open the search again.
    flushSync(() => setSearchOpen(false));
    for (const step of after) step();
  };
  for (const type of ['keydown', 'pointerdown']) {
    window.addEventListener(type, end, { capture: true, signal: next.signal });
  }
  requestAnimationFrame(() => setTimeout(end));
}
