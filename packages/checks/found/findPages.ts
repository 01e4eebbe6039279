import type { SearchDocuments } from '@handbook/search/engine';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { searches } from './searches.ts';

/** How many hits are visible without scrolling. */
const VISIBLE = 5;

/** A query, and the page that it must find. */
export interface Query {
  /** The route without the language. */
  route: string;
  text: string;
}

/**
 * Runs each query. Its page must be among the visible hits.
 *
 * @param queriesOf the queries of a language
 * @param documents the search documents of the built site, by language
 * @param fix what to do about a page that isn't found
 */
export function findPages(
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
      if (place !== -1 && place < VISIBLE) continue;
      const instead = hits[0] ? `the first hit is ${hits[0].url}` : 'there is no hit';
      const later = place === -1 ? '' : `, and the page is hit ${place + 1}`;
      const message = `Searching for “${text}” doesn't find its page: ${instead}${later}.`;
      problems.push({ file: `docs/${one.lang}${route}.mdx`, message, fix });
    }
  }
  return { problems, counted: { asked } };
}
