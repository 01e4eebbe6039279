import { isSitePath } from '@handbook/content/address';
import type { Ask, ClientAnswer } from '../client/searchClient.ts';
import { levels, type SearchHit } from '../engine/types.ts';

/** DocSearch groups hits by title in a plain object and calls `hasOwnProperty` on that object. */
const BREAKS_DOCSEARCH = ['hasOwnProperty', '__proto__'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTitle = (value: unknown): boolean =>
  value == null || (typeof value === 'string' && !BREAKS_DOCSEARCH.includes(value));

/** Whether a hit is a record of this site: the provider isn't trusted. */
function isHit(hit: unknown): hit is SearchHit {
  if (!isRecord(hit) || !isRecord(hit.hierarchy) || !isRecord(hit._highlightResult)) return false;
  const { hierarchy } = hit;
  return (
    typeof hit.objectID === 'string' &&
    isSitePath(hit.url) &&
    [...levels, 'content'].includes(String(hit.type)) &&
    ['lvl0', ...levels].every((level) => isTitle(hierarchy[level])) &&
    typeof hierarchy.lvl1 === 'string'
  );
}

/**
 * Checks the provider's response.
 *
 * @param limit the number of requested hits; a provider may send more
 * @throws Error if the response isn't an answer about this site
 */
export function readAnswer(response: unknown, limit: number): ClientAnswer {
  const [result] = isRecord(response) && Array.isArray(response.results) ? response.results : [];
  const hits = isRecord(result) && Array.isArray(result.hits) ? result.hits.slice(0, limit) : [{}];
  if (!hits.every(isHit)) throw new Error("The search provider's answer is malformed.");
  return { hits, total: Number(result.nbHits) || hits.length, queryID: result.queryID };
}

/** Queries the provider with DocSearch's own client. */
export const askProvider: Ask = async (request, client) =>
  readAnswer(await client.search({ requests: [request] } as never), request.hitsPerPage);
