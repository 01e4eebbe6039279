import { useText } from '@handbook/content/browser';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { LIMITS } from '../storage/cleanStoredSearches.ts';
import { fixAria } from './fixAria.ts';

/**
 * Corrects the roles in DocSearch's markup whenever the markup changes.
 *
 * @param generation changes when DocSearch is remounted
 * @param onTooManyRecent called when the list has more recent searches than allowed beside favorites, because DocSearch
 * counts only when it's mounted
 */
export function useFixedAria(
  dialog: RefObject<HTMLElement | null>,
  generation: number,
  onTooManyRecent: () => void,
): void {
  const t = useText();
  const tooMany = useRef(onTooManyRecent);
  tooMany.current = onTooManyRecent;
  const results = t('search.results');
  const saved = t('search.saved');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new generation has new elements
  useLayoutEffect(() => {
    const root = dialog.current;
    if (!root) return;
    const fix = () => {
      fixAria(root, { results, saved });
      if (hasTooManyRecent(root)) tooMany.current();
    };
    const observer = new MutationObserver(fix);
    observer.observe(root, {
      subtree: true,
      childList: true,
      attributeFilter: ['id', 'role', 'tabindex', 'aria-controls', 'aria-selected', 'class'],
    });
    fix();
    return () => observer.disconnect();
  }, [dialog, generation, results, saved]);
}

function hasTooManyRecent(root: HTMLElement): boolean {
  const [recent, favorite] = root.querySelectorAll('[role="grid"] .DocSearch-Hits');
  if (!recent || !favorite) return false;
  return recent.querySelectorAll('.DocSearch-Hit').length > LIMITS.recentBesideFavorites;
}
