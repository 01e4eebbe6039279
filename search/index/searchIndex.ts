import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { fold } from '../text/fold.ts';
import { isStopWord } from '../text/stopWords.ts';
import { runs, startsCjk, tokenize } from '../text/tokens.ts';
import type { SearchDocuments, Section } from '../types.ts';
import { boosts, type Field, fields, fieldText } from './fields.ts';

/** What ranking asks about a section again and again, worked out once. */
export interface Facts {
  /** The heading's letters and digits, folded. */
  headingKey: string;
  /** How many words the heading has that say something; two Chinese characters are one. */
  headingWords: number;
}

/** An index over the sections of one language. */
export interface SearchIndex {
  sections: readonly Section[];
  facts: readonly Facts[];
  /** Every term, with the number of fields that it stands in. */
  terms: ReadonlyMap<string, number>;
  /** The sections that match, by their place in `sections`. */
  find(query: Query): SearchResult[];
}

const keep = (term: string) => term;

/** The letters and digits of a text, folded: `clean urls`, `cleanUrls` and `clean-urls` are the same. */
export const keyOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

function wordCount(text: string): number {
  let words = 0;
  for (const run of runs(text)) {
    if (run.cjk) words += Math.max(1, run.text.length / 2);
    else if (!isStopWord(fold(run.text))) words += 1;
  }
  return Math.max(1, words);
}

/** Builds the index; takes about a second for some thousand sections, so it belongs into a worker. */
export function buildIndex({ sections }: SearchDocuments): SearchIndex {
  const terms = new Map<string, number>();
  const index = new MiniSearch<Section & { id: number }>({
    fields: [...fields],
    extractField: (section, field) =>
      field === 'id' ? section.id : fieldText(section, field as Field),
    tokenize: (text) => {
      const found = [...new Set(tokenize(text).map(({ term }) => term))];
      for (const term of found) terms.set(term, (terms.get(term) ?? 0) + 1);
      return found;
    },
    processTerm: keep,
    searchOptions: { tokenize: (term) => [term], processTerm: keep, boost: boosts },
  });
  index.addAll(sections.map((section, id) => ({ ...section, id })));
  return {
    sections,
    facts: sections.map(({ heading }) => ({
      headingKey: keyOf(heading),
      headingWords: wordCount(heading),
    })),
    terms,
    find: (query) => index.search(query),
  };
}

/** Whether a term is made of Chinese, Japanese or Korean characters. */
export const isCjkTerm = startsCjk;
