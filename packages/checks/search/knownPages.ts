import type { Problem, RuleResult } from '../lib/problem.ts';
import type { Search } from './searches.ts';

/** A query, and what answers it. */
export interface Query {
  text: string;
  /** The routes of pages, without the language. */
  routes: readonly string[];
  /** A part of the anchors of entries that answer it, too. */
  anchor?: string;
}

/** Searches for texts that only certain pages or entries can answer. One of them must be among the visible hits. */
export function knownPages({ lang, prefix, ask }: Search, queries: readonly Query[]): RuleResult {
  const problems: Problem[] = [];
  for (const { routes, text, anchor } of queries) {
    const hits = ask(text);
    const paths = routes.map((route) => prefix + route);
    const isFound = hits.some((url) => {
      const [path = '', id = ''] = url.split('#');
      return paths.includes(path) || (anchor !== undefined && id.includes(anchor));
    });
    if (isFound) continue;
    const instead = hits[0] ? `the first hit is ${hits[0]}` : 'there is no hit';
    problems.push({
      file: `docs/${lang}${routes[0]}.mdx`,
      message: `Searching for “${text}” doesn't find its page: ${instead}.`,
      fix: 'Put the exact text into the introduction, a heading, or a table row of the page.',
    });
  }
  return { problems, counted: { texts: queries.length } };
}
