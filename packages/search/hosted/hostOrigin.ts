import type { HostedSearchHost } from './settings.ts';

/** The origin of a host, e.g. `https://search.example.com:8443`. */
export const hostOrigin = ({ protocol, name, port }: HostedSearchHost): string =>
  `${protocol}://${name}${port === undefined ? '' : `:${port}`}`;
