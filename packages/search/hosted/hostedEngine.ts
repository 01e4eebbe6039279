import type { SearchEngine } from '../engine/types.ts';
import { createHostedClient } from './hostedClient.ts';
import { toHostedQuery } from './hostedQuery.ts';
import { readHostedAnswer } from './readHostedAnswer.ts';
import { searchOrigins } from './searchOrigins.ts';
import type { HostedSearch } from './settings.ts';

/** Creates the engine that asks a search provider. The client caches answers until the reader leaves the page. */
export function createHostedEngine(settings: HostedSearch): SearchEngine {
  const client = createHostedClient(settings);
  return {
    warm: () => preconnect(settings),
    async search(query) {
      const response = await client.search({ requests: [toHostedQuery(query, settings)] });
      try {
        return readHostedAnswer(response, query.limit);
      } catch (error) {
        // The client caches every answer that is JSON. The next try has to ask again.
        await client.clearCache();
        throw error;
      }
    },
  };
}

/** Connects to the provider before the first query. */
function preconnect(settings: HostedSearch): void {
  const [origin = ''] = searchOrigins(settings);
  if (document.head.querySelector(`link[rel=preconnect][href="${origin}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.crossOrigin = '';
  link.href = origin;
  document.head.append(link);
}
