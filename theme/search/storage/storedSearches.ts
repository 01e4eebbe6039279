import type { StoredHit } from '../client/toDocSearchHit.ts';

/** How many searches are kept (product spec, section 9). */
const LIMITS = { recent: 7, recentBesideFavorites: 4, favorite: 10 };

const KEYS = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__',
  favorite: '__DOCSEARCH_FAVORITE_SEARCHES__',
};

/**
 * Puts stored searches in order before DocSearch reads them, which trusts them and would throw: what is broken, foreign
 * or too much goes. Never throws, whatever the storage does.
 */
export function mendStoredSearches(index: string): void {
  try {
    const favorites = mend(`${KEYS.favorite}${index}`, LIMITS.favorite);
    const limit = favorites > 0 ? LIMITS.recentBesideFavorites : LIMITS.recent;
    mend(`${KEYS.recent}${index}`, limit);
  } catch {
    // A blocked storage throws at every touch; DocSearch keeps its searches in memory then.
  }
}

/** @returns how many searches are left under the key */
function mend(key: string, limit: number): number {
  const text = localStorage.getItem(key);
  if (text === null) return 0;
  const hits = parse(text).filter(isStoredHit).slice(0, limit);
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

function isStoredHit(value: unknown): value is StoredHit {
  if (!isRecord(value) || !isRecord(value.hierarchy)) return false;
  const { objectID, url, type, kind, hierarchy } = value;
  return (
    typeof objectID === 'string' &&
    typeof kind === 'string' &&
    typeof url === 'string' &&
    // Below the site's base: no other scheme, no other host.
    /^\/(?![/\\])/.test(url) &&
    typeof type === 'string' &&
    /^lvl[1-6]$/.test(type) &&
    typeof hierarchy[type] === 'string' &&
    Object.values(hierarchy).every(isSafeText)
  );
}

/** These texts become HTML. */
const isSafeText = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && !value.includes('<'));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
