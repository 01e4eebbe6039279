import type { Postings, Result, Results } from './postings.ts';
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
  postings: Postings;
  vocabulary: Vocabulary;
}

function add(into: Results, id: number, { score, fields, terms }: Result): void {
  const result = into.get(id);
  if (!result) {
    into.set(id, { score, fields, terms: new Set(terms) });
    return;
  }
  result.score += score;
  result.fields |= fields;
  for (const term of terms) result.terms.add(term);
}

function findAll(source: Source, queries: readonly Query[], boost: number): Results {
  const [first, ...rest] = queries.map((query) => find(source, query, boost));
  const found: Results = new Map();
  if (!first) return found;
  for (const [id, result] of first) {
    if (!rest.every((results) => results.has(id))) continue;
    add(found, id, result);
    for (const results of rest) add(found, id, results.get(id) as Result);
  }
  return found;
}

/** The sections that a query finds, with scores times a boost. */
export function find(source: Source, query: Query, boost = 1): Results {
  const results: Results = new Map();
  if (typeof query === 'string') source.postings.collect(query, boost, results);
  else if ('beginning' in query) {
    for (const { term, nearness } of source.vocabulary.beginning(query.beginning)) {
      source.postings.collect(term, boost * nearness, results);
    }
  } else if ('like' in query) {
    const { like, edits, open } = query;
    for (const { term, nearness } of source.vocabulary.like(like, edits, open)) {
      source.postings.collect(term, boost * nearness, results);
    }
  } else if ('any' in query) {
    for (const part of query.any) {
      for (const [id, result] of find(source, part, boost)) add(results, id, result);
    }
  } else if ('all' in query) return findAll(source, query.all, boost);
  else return find(source, query.query, boost * query.boost);
  return results;
}
