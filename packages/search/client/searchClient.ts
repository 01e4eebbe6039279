import type { DocSearchModalProps } from '@docsearch/react';
import type { SearchAnswer } from '../engine/types.ts';

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
export type DocSearchClient = Parameters<TransformClient>[0];
type Search = DocSearchClient['search'];

/** The parts of DocSearch's request that an engine reads. */
interface DocSearchRequest {
  query: string;
  hitsPerPage: number;
  attributesToSnippet: string[];
}

/** An answer, with the ID that a provider gives it. */
export type ClientAnswer = SearchAnswer & { queryID?: string };

/** What the dialog shows for the newest query. */
export type SearchState = 'loading' | 'failed' | ClientAnswer;

/** Asks an engine, or the provider's client that DocSearch created. */
export type Ask = (request: DocSearchRequest, client: DocSearchClient) => Promise<ClientAnswer>;

/** @returns the maximum number of words in a snippet of the content */
export function snippetWordsOf({ attributesToSnippet }: DocSearchRequest): number {
  const content = attributesToSnippet.find((attribute) => attribute.startsWith('content:'));
  return Number(content?.slice('content:'.length) ?? 10);
}

/**
 * Creates the search client that DocSearch queries.
 *
 * DocSearch 3.9 sets its error status before autocomplete-core resets it, so its error screen never shows. Here, a failed
 * query has no hits, and the dialog shows the error.
 *
 * @param onState called when a query is sent, and when the newest query has an answer or failed
 */
export function createSearchClient(
  ask: Ask,
  onState: (state: SearchState) => void,
): TransformClient {
  let newest = 0;
  return (client) => {
    const search = async ({ requests }: { requests: [DocSearchRequest] }) => {
      newest += 1;
      const id = newest;
      onState('loading');
      const state = await ask(requests[0], client).catch(() => 'failed' as const);
      // DocSearch shows the newest answer only, so the others needn't arrive.
      if (id !== newest) return new Promise<never>(() => {});
      onState(state);
      if (state === 'failed') return { results: [{ hits: [], nbHits: 0 }] };
      return { results: [{ hits: state.hits, nbHits: state.total, queryID: state.queryID }] };
    };
    return { ...client, search: search as unknown as Search };
  };
}
