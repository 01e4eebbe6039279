import type { HostedSearch, HostedSearchHost } from './settings.ts';

/** The origin of a host, e.g. `https://search.example.com:8443`. */
export const hostOrigin = ({ protocol, name, port }: HostedSearchHost): string =>
  `${protocol}://${name}${port === undefined ? '' : `:${port}`}`;

/** The origins that a build with a hosted search sends requests to; those of the provider's own client by default. */
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
