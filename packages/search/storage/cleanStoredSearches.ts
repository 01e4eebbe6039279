import { isSitePath } from '@handbook/content/address';
import { type Hierarchy, levels, type SearchHit } from '../engine/types.ts';

/** How many searches are kept (product spec, section 9). */
export const LIMITS = { recent: 7, recentBesideFavorites: 4, favorite: 10 };

const KEYS = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__',
  favorite: '__DOCSEARCH_FAVORITE_SEARCHES__',
};

/**
 * Removes stored searches that are invalid, link to another site, or exceed the limits. DocSearch doesn't validate stored
 * searches and would throw. This function never throws, even if storage is blocked.
 */
export function cleanStoredSearches(index: string): void {
  try {
    const favorites = repair(`${KEYS.favorite}${index}`, LIMITS.favorite);
    const limit = favorites > 0 ? LIMITS.recentBesideFavorites : LIMITS.recent;
    repair(`${KEYS.recent}${index}`, limit);
  } catch {
    // Blocked storage throws on every access. DocSearch then keeps its searches in memory.
  }
}

/** @returns the number of searches left under the key */
function repair(key: string, limit: number): number {
  const text = localStorage.getItem(key);
  if (text === null) return 0;
  const hits = parse(text).flatMap(toStoredHit).slice(0, limit);
  const mended = JSON.stringify(hits);
  if (hits.length === 0) localStorage.removeItem(key);
  else if (mended !== text) localStorage.setItem(key, mended);
  return hits.length;
}

function parse(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/**
 * Rebuilds a stored search from its known fields, so that no other data reaches the dialog.
 *
 * @returns a list with the search, or an empty list if the search is invalid
 */
function toStoredHit(value: unknown): SearchHit[] {
  if (!isRecord(value) || !isRecord(value.hierarchy)) return [];
  const { objectID, url, hierarchy } = value;
  const type = levels.find((level) => level === value.type);
  if (typeof objectID !== 'string' || !isSitePath(url) || !type) return [];
  const text = (level: string) => {
    const stored = hierarchy[level];
    return typeof stored === 'string' ? stored : null;
  };
  if (!text(type)) return [];
  const titles = Object.fromEntries(['lvl0', ...levels].map((level) => [level, text(level)]));
  return [{ objectID, url, type, content: null, hierarchy: titles as Hierarchy }];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
