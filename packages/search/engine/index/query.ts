import type { Postings } from './postings.ts';
import { Results } from './results.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What to look up: a term as it is, terms that begin alike, or some of these together. */
export type Query =
  | string
  | { beginning: string }
  | { any: readonly Query[] }
  | { all: readonly Query[] }
  | { query: Query; boost: number };

interface Source {
  /** How many sections there are. */
  size: number;
  postings: Postings;
  vocabulary: Vocabulary;
}

/**
 * Where several things stand as one: in the fields that have all of them; else in the least of the fields that each of
 * them is found in best, since a heading with a part of a phrase does not have the phrase.
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

/** The sections that a query finds, with scores times a boost. */
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
