import { decodeSafely } from '@handbook/content/address';
import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { takeExpectedWords } from './expectedWords.ts';
import { findWords } from './findWords.ts';

/** The stylesheet's name for the marked words. */
const HIGHLIGHT = 'search';

/**
 * Where a search led to, marks the words that it found until the reader goes on, and moves focus to the heading.
 *
 * The browser paints the marks over the page (CSS custom highlights), so that the document stays as React knows it; a
 * browser that cannot marks nothing.
 */
export function useMarkedWords(): void {
  const { key, pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation, also to the same place
  useEffect(() => {
    const words = takeExpectedWords(decoded(`${pathname}${hash}`));
    if (!words) return;
    focusHeading(decoded(hash).slice(1));
    if (words.length === 0 || !('highlights' in CSS)) return;
    const mark = () => {
      const main = document.querySelector('main');
      CSS.highlights.set(HIGHLIGHT, new Highlight(...(main ? findWords(main, words) : [])));
    };
    // The page's content may arrive after its URL changes, and parts of it change, such as tabs.
    const observer = new MutationObserver(mark);
    observer.observe(document.body, { childList: true, subtree: true });
    mark();
    return () => {
      observer.disconnect();
      CSS.highlights.delete(HIGHLIGHT);
    };
  }, [key]);
}

/** A path as hits have it. */
const decoded = (address: string) => decodeSafely(address, decodeURI);

/** Lets the keyboard go on from the heading. */
function focusHeading(id: string): void {
  const heading = id ? document.getElementById(id) : document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
