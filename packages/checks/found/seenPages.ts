import type { SearchDocuments } from '@handbook/search/engine';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { searches } from './searches.ts';

/** How many hits a reader sees without scrolling. */
const SEEN = 5;

/** What a reader types, and the page that has to answer. */
export interface Query {
  /** The route without its language. */
  route: string;
  text: string;
}

/**
 * Asks the search each query: its page has to be among the first hits.
 *
 * @param queriesOf the queries of a language
 * @param documents what the built site gives the search, by language
 * @param fix what to do about a page that is not found
 */
export function seenPages(
  queriesOf: (lang: string) => readonly Query[],
  documents: readonly SearchDocuments[],
  fix: string,
): RuleResult {
  const problems: Problem[] = [];
  let asked = 0;
  for (const { one, prefix, ask } of searches(documents)) {
    for (const { route, text } of queriesOf(one.lang)) {
      asked += 1;
      const path = prefix + route;
      const hits = ask(text);
      const place = hits.findIndex(({ url }) => url.split('#')[0] === path);
      if (place !== -1 && place < SEEN) continue;
      const instead = hits[0] ? `the first hit is ${hits[0].url}` : 'there is no hit';
      const later = place === -1 ? '' : `, its page comes as number ${place + 1}`;
      const message = `Searching for “${text}” does not lead to its page: ${instead}${later}.`;
      problems.push({ file: path, message, fix });
    }
  }
  return { problems, counted: { asked } };
}
