import { decodeSafely } from '@handbook/content/address';
import { withBase } from '@rspress/core/runtime';
import type { SearchHit } from '../engine/types.ts';
import { expectWords } from '../marks/expectedWords.ts';
import { markedWords } from './markedWords.ts';

interface Chosen {
  item: SearchHit;
}

/** Returns a URL that can be decoded: a `%` that doesn't encode anything stands for itself. */
export function decodable(url: string): string {
  const isBroken = url.includes('%') && decodeSafely(url) === url;
  return isBroken ? url.replaceAll('%', '%25') : url;
}

/**
 * Creates the actions for choosing a hit.
 *
 * @param close closes the search
 * @param navigate goes to a path below the site's base by client-side navigation
 */
export function createFollow(close: () => void, navigate: (url: string) => void) {
  const here = (hit: SearchHit) => {
    const url = decodable(hit.url);
    // The modal restores the scroll position when it closes, so it must close before the page scrolls.
    close();
    expectWords(url, markedWords(hit));
    navigate(url);
  };
  const elsewhere = ({ item }: Chosen) => {
    window.open(withBase(item.url), '_blank', 'noopener');
  };
  return {
    here,
    /** For hits that are chosen with the keyboard. */
    navigator: {
      navigate: ({ item }: Chosen) => here(item),
      navigateNewTab: elsewhere,
      navigateNewWindow: elsewhere,
    },
  };
}
