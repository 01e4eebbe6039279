import type { SearchAnswer, SearchHit } from '../engine/types.ts';
import { createInsights, type SearchInsights } from './insights.ts';
import type { HostedSearch } from './settings.ts';

/** How many hits of an area the modal shows. */
const groupLimit = 5;

function start(settings: HostedSearch): SearchInsights | undefined {
  return settings.insights ? createInsights(settings) : undefined;
}

/** Without a hosted search, or with its insights off, nobody is told anything. */
const insights = HOSTED_SEARCH ? start(HOSTED_SEARCH) : undefined;
let latest: SearchAnswer | undefined;

/** Tells the search provider which hits of an answer are on the screen. */
export function reportShown(answer: SearchAnswer | undefined): void {
  if (!insights || !answer) return;
  latest = answer;
  const counts = new Map<string | null, number>();
  const shown = answer.hits.filter(({ hierarchy: { lvl0 } }) => {
    const count = (counts.get(lvl0) ?? 0) + 1;
    counts.set(lvl0, count);
    return count <= groupLimit;
  });
  insights.hitsShown(shown, answer.queryID);
}

/** Tells the search provider that a hit of the answer shown last was chosen; other hits, e.g. recent ones, are nobody's business. */
export function reportChosen(hit: SearchHit | undefined): void {
  if (!insights || !hit || !latest) return;
  const index = latest.hits.findIndex(({ objectID }) => objectID === hit.objectID);
  if (index >= 0) insights.hitChosen(hit, index + 1, latest.queryID);
}
