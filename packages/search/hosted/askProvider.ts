import { isSitePath } from '@handbook/content/address';
import type { Ask, ClientAnswer } from '../client/searchClient.ts';
import { levels, type SearchHit } from '../engine/types.ts';

/** DocSearch groups hits by title in a plain object and calls `hasOwnProperty` on that object. */
const BREAKS_DOCSEARCH = ['hasOwnProperty', '__proto__'];

const isTitle = (value: unknown): boolean =>
  value == null || (typeof value === 'string' && !BREAKS_DOCSEARCH.includes(value));

/** Whether a hit is a record of this site: the provider isn't trusted. */
// biome-ignore lint/suspicious/noExplicitAny: every field is checked here
const isHit = (hit: any): hit is SearchHit =>
  typeof hit?.objectID === 'string' &&
  isSitePath(hit.url) &&
  [...levels, 'content'].includes(hit.type) &&
  typeof hit.hierarchy?.lvl1 === 'string' &&
  ['lvl0', ...levels].every((level) => isTitle(hit.hierarchy[level])) &&
  typeof hit._highlightResult === 'object' &&
  hit._highlightResult !== null;

/**
 * Checks the provider's response.
 *
 * @param limit the number of requested hits; a provider may send more
 * @throws Error if the response isn't an answer about this site
 */
// biome-ignore lint/suspicious/noExplicitAny: the hits are checked here
export function readAnswer(response: any, limit: number): ClientAnswer {
  const result = response?.results?.[0];
  const hits: unknown[] = Array.isArray(result?.hits) ? result.hits.slice(0, limit) : [{}];
  if (!hits.every(isHit)) throw new Error("The search provider's answer is malformed.");
  return { hits, total: Number(result.nbHits) || hits.length, queryID: result.queryID };
}

/** Queries the provider with DocSearch's own client. */
export const askProvider: Ask = async (request, client) =>
  readAnswer(await client.search({ requests: [request] } as never), request.hitsPerPage);
