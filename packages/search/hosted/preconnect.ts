import { hostOrigin } from './hostOrigin.ts';
import type { HostedSearch } from './settings.ts';

/** Has the browser connect to the provider before the first query. Does nothing the second time. */
export function preconnect({ appId, hosts: [first] }: HostedSearch): void {
  const origin = first ? hostOrigin(first) : `https://${appId}-dsn.algolia.net`;
  if (document.head.querySelector(`link[rel=preconnect][href="${origin}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.crossOrigin = '';
  link.href = origin;
  document.head.append(link);
}
