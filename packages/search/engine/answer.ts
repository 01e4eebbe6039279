import type { Section } from '@handbook/content';
import type { SearchIndex } from './index/searchIndex.ts';
import { foundTerms, match } from './query/match.ts';
import { cameWith, readSince, type SinceQuery } from './query/since.ts';
import { rank } from './rank/score.ts';
import { hierarchyOf, toHit } from './show/hit.ts';
import { suggest } from './suggest.ts';
import { simplify } from './text/simplify.ts';
import type { SearchAnswer, SearchQuery } from './types.ts';

/** Returns the entries of a release in their order, if the query only has the release. */
function listSince(
  { sections }: SearchIndex,
  { version }: SinceQuery,
  { limit, snippetWords }: Omit<SearchQuery, 'lang'>,
): SearchAnswer {
  const found = sections.filter(({ since }) => cameWith(since, version));
  const nothing = { terms: new Set<string>(), single: new Set<string>() };
  // Nothing is marked, because the query has no words to mark.
  const hits = found.slice(0, limit).map((section) => ({
    ...toHit(section, nothing, snippetWords),
    type: hierarchyOf(section).own,
    content: null,
  }));
  return { hits, total: found.length, ...(hits.length === 0 && { suggestions: [] }) };
}

/** Answers a query from an index. A filter such as `since:2.0.15` keeps only the entries of that release. */
export function answer(index: SearchIndex, query: Omit<SearchQuery, 'lang'>): SearchAnswer {
  const asked = simplify(query.text);
  const since = readSince(asked);
  if (since?.rest === '') return listSince(index, since, query);
  const text = since?.rest ?? asked;
  const found = match(index, text);
  const sectionOf = (id: number) => index.sections[id] as Section;
  const isWanted = (id: number) => !since || cameWith(sectionOf(id).since, since.version);
  const ids = rank(index, found, text).filter(isWanted);
  const single = new Set(
    found.units
      .map(({ word }) => word.run)
      .filter((run) => run.cjk && [...run.text].length === 1)
      .map((run) => run.text),
  );
  const hits = ids
    .slice(0, query.limit)
    .map((id) =>
      toHit(sectionOf(id), { terms: foundTerms(found, id), single }, query.snippetWords),
    );
  if (hits.length > 0) return { hits, total: ids.length };
  return { hits, total: 0, suggestions: since ? [] : suggest(index, text) };
}
