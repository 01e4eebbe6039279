import type { SearchIndex } from './index/searchIndex.ts';
import { match } from './query/match.ts';
import { scoreAll } from './rank/score.ts';
import { spread } from './rank/spread.ts';
import { toHit } from './show/hit.ts';
import { suggest } from './suggest.ts';
import type { SearchAnswer, SearchQuery, Section } from './types.ts';

/** Answers a query from an index. */
export function answer(index: SearchIndex, query: Omit<SearchQuery, 'lang'>): SearchAnswer {
  const found = match(index, query.text);
  const sectionOf = (id: number) => index.sections[id] as Section;
  const ids = spread(
    scoreAll(index, found, query.text).map(({ id }) => id),
    sectionOf,
  );
  const single = new Set(
    found.units
      .map(({ word }) => word.run)
      .filter((run) => run.cjk && [...run.text].length === 1)
      .map((run) => run.text),
  );
  const hits = ids
    .slice(0, query.limit)
    .map((id) =>
      toHit(sectionOf(id), { terms: found.terms.get(id) ?? new Set(), single }, query.snippetWords),
    );
  if (hits.length > 0) return { hits, total: ids.length };
  return { hits, total: 0, suggestions: suggest(index, query.text) };
}
