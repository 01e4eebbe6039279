import type { Postings } from './postings.ts';
import { Results } from './results.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A lookup: an exact term, terms with a prefix, or a combination. */
export type Query =
  | string
  | { beginning: string }
  | { any: readonly Query[] }
  | { all: readonly Query[] }
  | { query: Query; boost: number };

interface Source {
  /** The number of sections. */
  size: number;
  postings: Postings;
  vocabulary: Vocabulary;
}

/**
 * Returns the fields that contain all parts of a combination. If no field contains all parts, returns the least
 * significant of the parts' best fields, because a heading with a part of a phrase doesn't contain the phrase.
 */
function together(places: readonly number[]): number {
  const common = places.reduce((all, fields) => all & fields);
  return common || Math.max(...places.map((fields) => fields & -fields));
}

function findAll(source: Source, queries: readonly Query[], boost: number): Results {
  const found = queries.map((query) => find(source, query, boost));
  const results = new Results(source.size);
  const [first] = found;
  for (const id of first?.ids ?? []) {
    if (!found.every((one) => one.has(id))) continue;
    const score = found.reduce((sum, one) => sum + one.scoreOf(id), 0);
    results.add(id, score, together(found.map((one) => one.fieldsOf(id))));
  }
  for (const one of found) for (const term of one.terms) results.terms.add(term);
  return results;
}

/** Returns the sections that match a query, with their scores multiplied by a boost. */
export function find(source: Source, query: Query, boost = 1): Results {
  const results = new Results(source.size);
  addTo(results, source, query, boost);
  return results;
}

function addTo(results: Results, source: Source, query: Query, boost: number): void {
  const { postings, vocabulary } = source;
  if (typeof query === 'string') postings.collect(query, boost, results);
  else if ('beginning' in query) {
    for (const { term, nearness } of vocabulary.beginning(query.beginning)) {
      postings.collect(term, boost * nearness, results);
    }
  } else if ('any' in query) for (const part of query.any) addTo(results, source, part, boost);
  else if ('all' in query) results.addAll(findAll(source, query.all, boost));
  else addTo(results, source, query.query, boost * query.boost);
}
