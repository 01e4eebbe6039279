import { withBase } from '@rspress/core/runtime';
import type { ShownHit, StoredHit } from '../client/toDocSearchHit.ts';
import { reportChosen } from '../hosted/reportToProvider.ts';
import { expectWords } from '../marks/expectedWords.ts';

/** A listed hit. Stored hits don't have the matched text. */
export type ListedHit = StoredHit & Partial<ShownHit>;

interface Chosen {
  item: ListedHit;
}

/**
 * Creates the actions for choosing a hit.
 *
 * @param close closes the search, then runs the callback
 * @param navigate goes to a path below the site's base by client-side navigation
 */
export function createFollow(close: (then: () => void) => void, navigate: (url: string) => void) {
  const here = (hit: ListedHit) => {
    reportChosen(hit._highlightResult?.source);
    // The modal restores the scroll position when it closes, so it must close before the page scrolls.
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
    /** For hits that are chosen with the keyboard. */
    navigator: {
      navigate: ({ item }: Chosen) => here(item),
      navigateNewTab: elsewhere,
      navigateNewWindow: elsewhere,
    },
  };
}
