import { isSitePath } from '@handbook/content/address';
import { levels } from '../engine/types.ts';

/** DocSearch's names for its lists. */
const lists = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/**
 * Removes stored searches that DocSearch would fail on, or that lead to another site: the storage may be shared with other
 * sites of this origin. Never throws, even if storage is blocked.
 */
export function cleanStoredSearches(index: string): void {
  for (const list of lists) {
    try {
      const text = localStorage.getItem(list + index);
      if (text !== null && !isStoredList(text)) localStorage.removeItem(list + index);
    } catch {
      // Blocked storage throws on every access. DocSearch then keeps its searches in memory.
    }
  }
}

function isStoredList(text: string): boolean {
  try {
    const hits = JSON.parse(text);
    return Array.isArray(hits) && hits.every(isStoredHit);
  } catch {
    return false;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: every field is checked here
const isStoredHit = (hit: any): boolean =>
  typeof hit?.objectID === 'string' &&
  isSitePath(hit.url) &&
  levels.includes(hit.type) &&
  typeof hit.hierarchy?.[hit.type] === 'string' &&
  levels.every((level) => ['string', 'object', 'undefined'].includes(typeof hit.hierarchy[level]));
