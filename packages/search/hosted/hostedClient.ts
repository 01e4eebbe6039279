import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { createHostMemory } from './hostMemory.ts';
import type { HostedSearch } from './settings.ts';

/** How long a host has to connect, to send its answer, and to take in data, in milliseconds. */
const timeouts = { connect: 1000, read: 2000, write: 30_000 };

/**
 * The provider's client for the configured application. A host that does not answer is followed by the next one,
 * which gets more time in case the reader's connection is what is slow.
 */
export function createHostedClient({ appId, searchKey, hosts }: HostedSearch): LiteClient {
  return liteClient(appId, searchKey, {
    timeouts,
    hostsCache: createHostMemory(),
    // Waiting as long as a busy server wishes would leave the reader without a word; the next key asks again.
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
