import type { Section } from '@handbook/content';
import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { type Facts, factsAbout } from './facts.ts';
import { tokenize } from './text/tokens.ts';
import type { SearchDocuments } from './types.ts';

/** The fields of a section with the weight of a match. */
const boost = { heading: 5, slug: 2, title: 3, parents: 2, text: 1, code: 0.2, phrases: 1 };

/** A field of a section. */
export type Field = keyof typeof boost;

/** An index over the sections of one language. */
export interface SearchIndex {
  sections: readonly Section[];
  /** Returns the facts about a section. Computed on demand, because a reader's few queries need only some of them. */
  factsOf(id: number): Facts;
  /** Whether a term occurs anywhere. */
  has(term: string): boolean;
  /** Returns the matching sections by their position in `sections`. */
  find(query: Query, options?: SearchOptions): SearchResult[];
}

/** The last part of the URL, which is the heading in English, also on a translated page. */
const slugOf = ({ path, anchor }: Section): string =>
  anchor || (path.split('/').filter(Boolean).at(-1) ?? '');

/** Builds the index. */
export function buildIndex({ sections }: SearchDocuments): SearchIndex {
  const terms = new Set<string>();
  const facts: Facts[] = [];
  const index = new MiniSearch({
    fields: Object.keys(boost),
    tokenize: (text) => tokenize(text).map(({ term }) => term),
    processTerm: (term) => {
      terms.add(term);
      return term;
    },
    // A query consists of terms.
    searchOptions: { boost, tokenize: (term) => [term], processTerm: (term) => term },
  });
  index.addAll(
    sections.map((section, id) => ({
      ...section,
      id,
      slug: slugOf(section),
      parents: section.parents.join('\n'),
      phrases: section.phrases?.join('\n') ?? '',
    })),
  );
  return {
    sections,
    factsOf: (id) => {
      facts[id] ??= factsAbout(sections[id] as Section);
      return facts[id];
    },
    has: (term) => terms.has(term),
    find: (query, options) => index.search(query, options),
  };
}
