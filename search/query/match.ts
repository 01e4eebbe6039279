import type { Query, SearchResult } from 'minisearch';
import { type Field, fields } from '../index/fields.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import { fold } from '../text/fold.ts';
import { longestPhrase, synonymsOf } from './synonymPhrases.ts';
import { type Lookup, lookups, phraseQuery, pieces } from './terms.ts';
import { queryWords, type Word } from './words.ts';

/** How a word of the query was found in a section. */
export interface Match {
  /** From 0 to 1: how well, among all sections. */
  score: number;
  /** From 0 to 1 for each field: how near what stands there is to the word as typed. */
  worth: Partial<Record<Field, number>>;
}

/** A word of the query, with the sections that it was found in. */
export interface Unit {
  word: Word;
  /** How much it says: rare words more than frequent ones. */
  weight: number;
  matches: Map<number, Match>;
}

/** What was found for a query. */
export interface Found {
  units: Unit[];
  /** The terms of the index that matched, for each section. */
  terms: Map<number, Set<string>>;
}

/** Worth of another way to say the same. */
const SYNONYM = 0.6;
/** Worth of two words written apart that the index has as one. */
const JOINED = 0.9;

function note(
  found: Found,
  units: readonly Unit[],
  results: readonly SearchResult[],
  worth: number,
) {
  // Best first.
  const best = results[0]?.score || 1;
  for (const { id, score, match } of results) {
    const terms = found.terms.get(id) ?? new Set();
    found.terms.set(id, terms);
    const places = new Set<Field>();
    for (const [term, where] of Object.entries(match)) {
      terms.add(term);
      for (const field of where) places.add(field as Field);
    }
    const value = (score / best) * worth;
    for (const { matches } of units) {
      const old = matches.get(id);
      if (!old) matches.set(id, { score: value, worth: {} });
      else old.score = Math.max(old.score, value);
      const of = matches.get(id)?.worth ?? {};
      for (const field of fields) {
        if (places.has(field)) of[field] = Math.max(of[field] ?? 0, worth);
      }
    }
  }
}

/** Looks every word of a query up, with other forms, spellings and ways to say it. */
export function match(index: SearchIndex, text: string): Found {
  const words = queryWords(text);
  const found: Found = { units: [], terms: new Map() };
  const units = words.map((word): Unit => ({ word, weight: 1, matches: new Map() }));
  found.units = units.filter(({ word }) => !word.stop);
  const look = (covered: readonly Unit[], { query, worth }: Lookup) =>
    note(found, covered, index.find(query), worth);
  for (const unit of found.units) {
    for (const lookup of lookups(index, unit.word)) look([unit], lookup);
    const own = unit.matches.size;
    if (own === 0) for (const lookup of pieces(unit.word)) look([unit], lookup);
    unit.weight = Math.log(1 + index.sections.length / (own || 1)) ** 0.7;
  }
  for (const [covered, lookup] of phrases(index, units)) look(covered, lookup);
  return found;
}

/** Neighbouring words that mean something together: other ways to say it, and the same written as one word. */
function* phrases(index: SearchIndex, units: readonly Unit[]): Generator<[Unit[], Lookup]> {
  for (let from = 0; from < units.length; from++) {
    for (let to = from + 1; to <= Math.min(units.length, from + longestPhrase); to++) {
      const phrase = units.slice(from, to);
      const covered = phrase.filter(({ word }) => !word.stop);
      if (covered.length === 0) continue;
      for (const other of synonymsOf(phrase.map(({ word }) => word.key).join(' '))) {
        yield [covered, { query: phraseQuery(index, queryWords(other)), worth: SYNONYM }];
      }
      const joined = phrase.map(({ word }) => fold(word.run.text)).join('');
      if (
        phrase.length > 1 &&
        phrase.every(({ word }) => !word.run.cjk) &&
        index.terms.has(joined)
      ) {
        yield [covered, { query: joined satisfies Query, worth: JOINED }];
      }
    }
  }
}
