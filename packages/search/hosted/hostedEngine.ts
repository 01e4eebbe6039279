import type { SearchEngine } from '../engine/types.ts';
import { readHostedAnswer } from './hostedAnswer.ts';
import { createHostedClient } from './hostedClient.ts';
import { toHostedQuery } from './hostedQuery.ts';
import { searchOrigins } from './searchOrigins.ts';
import type { HostedSearch } from './settings.ts';

/**
 * The engine that asks a search provider. Answers are kept until the page is left, so that a query typed again costs
 * nothing.
 */
export function createHostedEngine(settings: HostedSearch): SearchEngine {
  const client = createHostedClient(settings);
  return {
    warm: () => preconnect(settings),
    async search(query) {
      const response = await client.search({ requests: [toHostedQuery(query, settings)] });
      try {
        return readHostedAnswer(response, query.limit);
      } catch (error) {
        // The client keeps every answer that it could parse: the next try has to ask again.
        await client.clearCache();
        throw error;
      }
    },
  };
}

/** Has the browser connect to the provider before the first query. Does nothing the second time. */
function preconnect(settings: HostedSearch): void {
  const [origin = ''] = searchOrigins(settings);
  if (document.head.querySelector(`link[rel=preconnect][href="${origin}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.crossOrigin = '';
  link.href = origin;
  document.head.append(link);
}
