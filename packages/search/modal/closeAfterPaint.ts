import { flushSync } from 'react-dom';
import { setSearchOpen } from '../early/earlySearch.ts';

const CLOSING = 'search-dialog--closing';

/** What is to happen once a dialog has closed. */
const steps = new WeakMap<Element, (() => void)[]>();

/**
 * Closes the search in two steps: the next paint is without the dialog, and a task after it ends what the dialog made inert,
 * which asks for the styles of the whole page. In one step, that paint would wait for them. The reader's next key or press
 * finds the search closed, however early it comes.
 *
 * @param dialog the search's; one that closes already goes on as it does
 * @param then what happens right after, also when the dialog closes already
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
  // A key that comes before the end belongs to the page, not to the dialog's field.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const next = new AbortController();
  const end = () => {
    if (next.signal.aborted) return;
    next.abort();
    steps.delete(dialog);
    // At once: the same key may ask for the search again.
    flushSync(() => setSearchOpen(false));
    for (const step of after) step();
  };
  for (const type of ['keydown', 'pointerdown']) {
    window.addEventListener(type, end, { capture: true, signal: next.signal });
  }
  requestAnimationFrame(() => setTimeout(end));
}
