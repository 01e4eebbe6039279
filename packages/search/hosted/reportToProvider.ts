import type { SearchAnswer, SearchHit } from '../engine/types.ts';
import { createInsights, type SearchInsights } from './insights.ts';
import type { HostedSearch } from './settings.ts';

/** How many hits of an area the dialog shows. */
const groupLimit = 5;

function start(settings: HostedSearch): SearchInsights | undefined {
  return settings.insights ? createInsights(settings) : undefined;
}

const insights = HOSTED_SEARCH ? start(HOSTED_SEARCH) : undefined;
let latest: SearchAnswer | undefined;

/** Reports the visible hits of an answer to the search provider, if the build has insights. */
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

/** Reports a chosen hit of the latest answer to the search provider. Other hits, such as recent searches, aren't reported. */
export function reportChosen(hit: SearchHit | undefined): void {
  if (!insights || !hit || !latest) return;
  const index = latest.hits.findIndex(({ objectID }) => objectID === hit.objectID);
  if (index >= 0) insights.hitChosen(hit, index + 1, latest.queryID);
}
