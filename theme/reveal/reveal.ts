/** How an element is brought into view. */
export interface RevealOptions {
  /** Whether to go on to the element around this one. */
  boundary?: (element: Element) => boolean;
  behavior?: ScrollBehavior;
}

const scrolls = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight &&
  /auto|scroll/.test(getComputedStyle(element).overflowY);

/**
 * Brings an element that is out of view into the middle of the boxes that scroll around it, up to a boundary. Stands in for
 * the package `scroll-into-view-if-needed`, which the framework uses for the current one of many links, below each other.
 * The page itself stays where the reader is.
 */
export default function reveal(target: Element, { boundary, behavior }: RevealOptions = {}): void {
  let at = target;
  while (at.parentElement && (!boundary || boundary(at))) {
    at = at.parentElement;
    if (at === document.body) return;
    if (!scrolls(at)) continue;
    const own = target.getBoundingClientRect();
    const box = at.getBoundingClientRect();
    if (own.top >= box.top && own.bottom <= box.bottom) continue;
    at.scrollBy({ top: (own.top + own.bottom - box.top - box.bottom) / 2, behavior });
  }
}
