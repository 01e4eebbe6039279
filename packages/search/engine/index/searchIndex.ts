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
  /** The facts about a section that was found; a reader's few queries ask about a part of them. */
  factsOf(id: number): Facts;
  vocabulary: Vocabulary;
  /** Whether a term stands anywhere. */
  has(term: string): boolean;
  /** The sections that match, by their place in `sections`. */
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
