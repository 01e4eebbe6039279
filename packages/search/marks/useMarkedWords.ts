import { decodeSafely } from '@handbook/content/address';
import { useLocation } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { takeExpectedWords } from './expectedWords.ts';
import { findWords } from './findWords.ts';

/** The name of the marked words in the style sheet. */
const HIGHLIGHT = 'search';

/**
 * Marks the words of a search on the page that a hit opened, until the reader opens another page.
 *
 * The browser paints the marks over the page with CSS custom highlights, so the document doesn't change. A browser without
 * them marks nothing.
 */
export function useMarkedWords(): void {
  const { key, pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation, even to the same URL
  useEffect(() => {
    const words = takeExpectedWords(decodeSafely(`${pathname}${hash}`, decodeURI)) ?? [];
    if (words.length === 0 || !('highlights' in CSS)) return;
    const mark = () => {
      const main = document.querySelector('main');
      CSS.highlights.set(HIGHLIGHT, new Highlight(...(main ? findWords(main, words) : [])));
    };
    // The content may arrive after the URL changes, and parts such as tabs change later.
    const observer = new MutationObserver(mark);
    observer.observe(document.body, { childList: true, subtree: true });
    mark();
    return () => {
      observer.disconnect();
      CSS.highlights.delete(HIGHLIGHT);
    };
  }, [key]);
}
