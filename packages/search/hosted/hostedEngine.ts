import type { SearchEngine } from '../engine/types.ts';
import { readHostedAnswer } from './hostedAnswer.ts';
import { createHostedClient } from './hostedClient.ts';
import { toHostedQuery } from './hostedQuery.ts';
import { preconnect } from './preconnect.ts';
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
        return readHostedAnswer(response);
      } catch (error) {
        // The client keeps every answer that it could parse: the next try has to ask again.
        await client.clearCache();
        throw error;
      }
    },
  };
}
