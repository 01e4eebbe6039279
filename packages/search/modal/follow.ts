import { decodeSafely } from '@handbook/content/address';
import { withBase } from '@rspress/core/runtime';
import type { SearchHit } from '../engine/types.ts';

interface Chosen {
  item: SearchHit;
}

/** Returns a URL without its anchor if that can't be decoded, because the framework would throw. */
export function decodable(url: string): string {
  const isBroken = url.includes('%') && decodeSafely(url) === url;
  return isBroken ? url.replace(/#.*/, '') : url;
}

/**
 * Creates the actions for choosing a hit.
 *
 * @param close closes the search
 * @param navigate goes to a path below the site's base by client-side navigation
 */
export function createFollow(close: () => void, navigate: (url: string) => void) {
  const here = ({ url }: SearchHit) => {
    // The modal restores the scroll position when it closes, so it must close before the page scrolls.
    close();
    navigate(decodable(url));
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
