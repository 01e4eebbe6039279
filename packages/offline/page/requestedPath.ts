import { isSitePath } from '@handbook/content/address';

/**
 * Returns the path that the reader requested, which the service worker puts into the query of the offline page. Returns
 * undefined for a URL of another site, because anyone can write a query.
 */
export function requestedPath({ search, hash, origin }: Location): string | undefined {
  const from = new URLSearchParams(search).get('from');
  if (!isSitePath(from)) return undefined;
  const url = new URL(from, origin);
  return url.pathname + url.search + hash;
}
