import type { Section } from '@handbook/content';
import type { SearchDocuments } from '../types.ts';
import { type Facts, factsAbout } from './facts.ts';
import { Postings } from './postings.ts';
import { find, type Query } from './query.ts';
import type { Results } from './results.ts';
import { Vocabulary } from './vocabulary.ts';

/** An index over the sections of one language. */
export interface SearchIndex {
  sections: readonly Section[];
  /** Returns the facts about a section. Computed on demand, because a reader's few queries need only some of them. */
  factsOf(id: number): Facts;
  vocabulary: Vocabulary;
  /** Whether a term occurs anywhere. */
  has(term: string): boolean;
  /** Returns the matching sections by their position in `sections`. */
  find(query: Query): Results;
}

/** Builds the index. */
export function buildIndex({ sections }: SearchDocuments): SearchIndex {
  const postings = new Postings(sections);
  const vocabulary = new Vocabulary(postings.terms());
  const source = { size: sections.length, postings, vocabulary };
  const facts: Facts[] = [];
  return {
    sections,
    factsOf: (id) => {
      facts[id] ??= factsAbout(sections[id] as Section);
      return facts[id];
    },
    vocabulary,
    has: (term) => postings.has(term),
    find: (query) => find(source, query),
  };
}
