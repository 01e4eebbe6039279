import { withBase } from '@rspress/core/runtime';
import type { ShownHit, StoredHit } from '../client/toDocSearchHit.ts';
import { reportChosen } from '../hosted/reportToProvider.ts';
import { expectWords } from '../marks/expectedWords.ts';

/** A hit as it is listed; one that was stored has lost what matched. */
export type ListedHit = StoredHit & Partial<ShownHit>;

interface Chosen {
  item: ListedHit;
}

/**
 * What choosing a hit does.
 *
 * @param close closes the search, and does what it is given right after
 * @param navigate goes to a path below the site's base by client-side navigation
 */
export function createFollow(close: (then: () => void) => void, navigate: (url: string) => void) {
  const here = (hit: ListedHit) => {
    reportChosen(hit._highlightResult?.source);
    // The modal puts the page's scroll position back when it goes, so it has to be gone before the page scrolls.
    close(() => {
      expectWords(hit.url, hit._highlightResult?.source.words ?? []);
      navigate(hit.url);
    });
  };
  const elsewhere = ({ item }: Chosen) => {
    reportChosen(item._highlightResult?.source);
    window.open(withBase(item.url), '_blank', 'noopener');
  };
  return {
    here,
    /** For hits that are chosen by key. */
    navigator: {
      navigate: ({ item }: Chosen) => here(item),
      navigateNewTab: elsewhere,
      navigateNewWindow: elsewhere,
    },
  };
}
