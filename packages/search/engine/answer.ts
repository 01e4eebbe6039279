import type { Section } from '@handbook/content';
import { match } from './query/match.ts';
import { rank } from './rank/score.ts';
import type { SearchIndex } from './searchIndex.ts';
import { toHit } from './show/hit.ts';
import { simplify } from './text/simplify.ts';
import type { SearchAnswer, SearchQuery } from './types.ts';

/** Answers a query from an index. */
export function answer(index: SearchIndex, query: Omit<SearchQuery, 'lang'>): SearchAnswer {
  const text = simplify(query.text);
  const found = match(index, text);
  const ids = rank(index, found, text);
  const hits = ids.slice(0, query.limit).map((id) => {
    const terms = found.terms.get(id) ?? new Set();
    return toHit(index.sections[id] as Section, terms, query.snippetWords);
  });
  return { hits, total: ids.length };
}
