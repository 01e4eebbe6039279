import { flushSync } from 'react-dom';
import { setSearchOpen } from '../early/earlySearch.ts';

const CLOSING = 'search-dialog--closing';

/**
 * Closes the search in two steps: the next paint is without the dialog, and a task after it ends what the dialog made inert,
 * which asks for the styles of the whole page. In one step, that paint would wait for them. The reader's next key or press
 * finds the search closed, however early it comes.
 *
 * @param dialog the search's; one that closes already is left to itself
 */
export function closeAfterPaint(dialog: Element): void {
  if (dialog.classList.contains(CLOSING)) return;
  dialog.classList.add(CLOSING);
  // A key that comes before the end belongs to the page, not to the dialog's field.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const next = new AbortController();
  const end = () => {
    if (next.signal.aborted) return;
    next.abort();
    // At once: the same key may ask for the search again.
    flushSync(() => setSearchOpen(false));
  };
  for (const type of ['keydown', 'pointerdown']) {
    window.addEventListener(type, end, { capture: true, signal: next.signal });
  }
  requestAnimationFrame(() => setTimeout(end));
}
