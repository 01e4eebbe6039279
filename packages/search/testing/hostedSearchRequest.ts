import type { HostedRequest } from './hostedRequest.ts';

/** A query in the body of `POST /1/indexes/x/queries`, as defined in the site's specification. */
export interface HostedSearchQuery {
  query: string;
  indexName: string;
  attributesToRetrieve: string[];
  attributesToSnippet: string[];
  snippetEllipsisText: string;
  highlightPreTag: string;
  highlightPostTag: string;
  hitsPerPage: number;
  clickAnalytics: boolean;
  facetFilters: string[];
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isList = (pattern: RegExp) => (value: unknown) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((entry) => typeof entry === 'string' && pattern.test(entry));

const fields: Record<keyof HostedSearchQuery, (value: unknown) => boolean> = {
  query: (value) => typeof value === 'string' && value.length <= 64,
  indexName: isText,
  attributesToRetrieve: isList(/^(hierarchy\.lvl[0-6]|content|type|url)$/),
  attributesToSnippet: isList(/^content:(10|5)$/),
  snippetEllipsisText: (value) => value === '…',
  highlightPreTag: isText,
  highlightPostTag: isText,
  hitsPerPage: (value) => value === 20,
  clickAnalytics: (value) => typeof value === 'boolean',
  facetFilters: isList(/^lang:(en|zh)$/),
};

/**
 * Returns the queries of a search request.
 *
 * @param complain receives each problem of the request
 */
export function readSearchRequest(
  request: HostedRequest,
  complain: (problem: string) => void,
): HostedSearchQuery[] {
  const { method, headers, body } = request;
  if (method !== 'POST') complain(`a search by ${method}`);
  if (!/^(text\/plain|application\/json)/.test(headers['content-type'] ?? '')) {
    complain(`a search with the content type ${headers['content-type']}`);
  }
  const { requests, ...others } = (body ?? {}) as { requests?: HostedSearchQuery[] };
  for (const name of Object.keys(others)) complain(`a search with the field ${name}`);
  if (!Array.isArray(requests) || requests.length === 0) {
    complain('a search without requests');
    return [];
  }
  for (const query of requests) {
    for (const [name, isRight] of Object.entries(fields)) {
      const value: unknown = query[name as keyof HostedSearchQuery];
      if (!isRight(value)) complain(`a search with ${name} ${JSON.stringify(value)}`);
    }
    for (const name of Object.keys(query)) {
      if (!(name in fields)) complain(`a search with the unknown field ${name}`);
    }
  }
  return requests;
}
