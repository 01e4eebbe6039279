import { liteClient } from 'algoliasearch/lite';
import { levels, type SearchEngine, type SearchQuery } from '../engine/types.ts';
import { createHostsCache } from './hostsCache.ts';
import { marks } from './markedText.ts';
import { readHostedAnswer } from './readHostedAnswer.ts';
import { searchOrigins } from './searchOrigins.ts';
import type { HostedSearch } from './settings.ts';

/** In milliseconds. */
const timeouts = { connect: 1000, read: 2000, write: 30_000 };

/** Creates the engine that queries a search provider. The client caches answers until the reader leaves the page. */
export function createHostedEngine(settings: HostedSearch): SearchEngine {
  const client = createClient(settings);
  return {
    warm: () => preconnect(settings),
    async search(query) {
      const response = await client.search({ requests: [toHostedQuery(query, settings)] });
      try {
        return readHostedAnswer(response, query.limit);
      } catch (error) {
        // The client caches every answer that is JSON. The next attempt must send a new request.
        await client.clearCache();
        throw error;
      }
    },
  };
}

/**
 * Creates the provider's client. If a host doesn't answer, the client asks the next host and waits longer, because the
 * reader's connection may be slow.
 */
const createClient = ({ appId, searchKey, hosts }: HostedSearch) =>
  liteClient(appId, searchKey, {
    timeouts,
    hostsCache: createHostsCache(),
    // The reader would wait without a message. The next key press sends a new request.
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

/** Returns a query in the form that the client sends. */
const toHostedQuery = (
  { text, lang, limit, snippetWords }: SearchQuery,
  { indexName, insights }: HostedSearch,
) => ({
  query: text,
  indexName,
  attributesToRetrieve: [
    ...['lvl0', ...levels].map((level) => `hierarchy.${level}`),
    ...['content', 'type', 'url'],
  ],
  attributesToSnippet: [`content:${snippetWords}`],
  snippetEllipsisText: '…',
  highlightPreTag: marks.open,
  highlightPostTag: marks.close,
  hitsPerPage: limit,
  clickAnalytics: insights,
  facetFilters: [`lang:${lang}`],
});

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
