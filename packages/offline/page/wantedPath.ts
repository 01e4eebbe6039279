import { isSitePath } from '@handbook/content/address';

/**
 * The address that the reader wanted, as the service worker handed it over in the query; undefined without one, and
 * for one that leads elsewhere: anybody can write a query.
 */
export function wantedPath({ search, hash, origin }: Location): string | undefined {
  const from = new URLSearchParams(search).get('from');
  if (!isSitePath(from)) return undefined;
  const url = new URL(from, origin);
  return url.pathname + url.search + hash;
}
