import type { HostedSearch } from './settings.ts';

/** Returns the origins that pages send search requests to: the hosts in the provider's client. */
export function searchOrigins(search: HostedSearch | undefined): string[] {
  if (!search) return [];
  const id = search.appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
    ...(search.insights ? ['https://insights.algolia.io'] : []),
  ];
}
