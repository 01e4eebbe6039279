import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { createHostsCache } from './hostsCache.ts';
import type { HostedSearch } from './settings.ts';

/** In milliseconds. */
const timeouts = { connect: 1000, read: 2000, write: 30_000 };

/**
 * Creates the provider's client. If a host doesn't answer, the client asks the next host and waits longer, because the
 * reader's connection may be slow.
 */
export function createHostedClient({ appId, searchKey, hosts }: HostedSearch): LiteClient {
  return liteClient(appId, searchKey, {
    timeouts,
    hostsCache: createHostsCache(),
    // The reader would wait without a message. The next key press asks again.
    maxRateLimitRetries: 0,
    ...(hosts.length > 0 && {
      hosts: hosts.map(({ protocol, name, port }) => ({
        protocol,
        url: name,
        port,
        accept: 'readWrite' as const,
      })),
    }),
  });
}
