import type { InsightsClient, InsightsEvent } from 'search-insights';
import type { SearchHit } from '../engine/types.ts';
import { hostOrigin } from './searchOrigins.ts';
import type { HostedSearch } from './settings.ts';

/** Reports to the search provider what readers do with its hits. Never throws or delays a reader. */
export interface SearchInsights {
  /**
   * Reports visible hits after 400 ms. Call it for every answer that is shown.
   *
   * @param queryID the ID of the answer
   */
  hitsShown(hits: readonly SearchHit[], queryID: string | undefined): void;
  /**
   * Reports a chosen hit. Call it before navigating.
   *
   * @param position among the hits of the answer, starting at 1
   * @param queryID the ID of the answer
   */
  hitChosen(hit: SearchHit, position: number, queryID: string | undefined): void;
}

type InsightsModule = typeof import('search-insights');

const delay = 400;
const batchSize = 20;

const batches = (ids: string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) =>
    ids.slice(index * batchSize, (index + 1) * batchSize),
  );

/**
 * Creates insights for the configured provider. The client is bundled, and loads with the first event. A reader's ID isn't
 * stored and lasts until the reader leaves the page.
 *
 * @param load loads the client
 */
export function createInsights(
  settings: HostedSearch,
  load: () => Promise<InsightsModule> = () => import('search-insights'),
): SearchInsights {
  const { appId, searchKey, indexName: index, hosts } = settings;
  let client: Promise<InsightsClient> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = '';

  const start = async (): Promise<InsightsClient> => {
    const { default: insights } = await load();
    insights('init', {
      appId,
      apiKey: searchKey,
      useCookie: false,
      ...(hosts[0] && { host: hostOrigin(hosts[0]) }),
    });
    return insights;
  };
  const send = async (events: InsightsEvent[]) => {
    try {
      client ??= start();
      await (await client)('sendEvents', events);
    } catch {
      // Search works without insights. The next event loads the client again.
      client = undefined;
    }
  };

  return {
    hitsShown(hits, queryID) {
      clearTimeout(timer);
      const ids = hits.map(({ objectID }) => objectID);
      const shown = JSON.stringify([queryID, ids]);
      if (ids.length === 0 || shown === seen) return;
      timer = setTimeout(() => {
        seen = shown;
        const base = { eventType: 'view', eventName: 'Hits viewed', index } as const;
        void send(batches(ids).map((objectIDs) => ({ ...base, objectIDs })));
      }, delay);
    },
    hitChosen({ objectID }, position, queryID) {
      const base = { eventType: 'click', eventName: 'Hit chosen', index } as const;
      const place = queryID === undefined ? {} : { queryID, positions: [position] };
      void send([{ ...base, ...place, objectIDs: [objectID] }]);
    },
  };
}
