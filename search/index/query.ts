import type { Postings } from './postings.ts';
import { Results } from './results.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What to look up: a term as it is, terms that begin or are spelled alike, or some of these together. */
export type Query =
  | string
  | { beginning: string }
  | { like: string; edits: number; open?: boolean }
  | { any: readonly Query[] }
  | { all: readonly Query[] }
  | { query: Query; boost: number };

interface Source {
  /** How many sections there are. */
  size: number;
  postings: Postings;
  vocabulary: Vocabulary;
}

function findAll(source: Source, queries: readonly Query[], boost: number): Results {
  const found = queries.map((query) => find(source, query, boost));
  const results = new Results(source.size);
  for (const one of found) {
    results.addAll(one, (id) => found.every((other) => other.has(id)));
  }
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
  } else if ('like' in query) {
    for (const { term, nearness } of vocabulary.like(query.like, query.edits, query.open)) {
      postings.collect(term, boost * nearness, results);
    }
  } else if ('any' in query) for (const part of query.any) addTo(results, source, part, boost);
  else if ('all' in query) results.addAll(findAll(source, query.all, boost));
  else addTo(results, source, query.query, boost * query.boost);
}
