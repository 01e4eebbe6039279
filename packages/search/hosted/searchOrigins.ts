import type { HostedSearch, HostedSearchHost } from './settings.ts';

/** Returns the origin of a host, such as `https://search.example.com:8443`. */
export const hostOrigin = ({ protocol, name, port }: HostedSearchHost): string =>
  `${protocol}://${name}${port === undefined ? '' : `:${port}`}`;

/** Returns the origins that pages send search requests to. By default, these are the hosts in the provider's client. */
export function searchOrigins(search: HostedSearch | undefined): string[] {
  if (!search) return [];
  const { appId, hosts, insights } = search;
  if (hosts.length > 0) return hosts.map(hostOrigin);
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
    ...(insights ? ['https://insights.algolia.io'] : []),
  ];
}
