import { type Field, fields } from '../index/fields.ts';
import type { Results } from '../index/postings.ts';
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

function note(found: Found, units: readonly Unit[], results: Results, worth: number): void {
  let best = 0;
  for (const { score } of results.values()) best = Math.max(best, score);
  for (const [id, { score, fields: places, terms }] of results) {
    const seen = found.terms.get(id);
    if (!seen) found.terms.set(id, new Set(terms));
    else for (const term of terms) seen.add(term);
    const value = (score / (best || 1)) * worth;
    for (const { matches } of units) {
      const match = matches.get(id) ?? { score: 0, worth: {} };
      matches.set(id, match);
      match.score = Math.max(match.score, value);
      for (const [bit, field] of fields.entries()) {
        if (places & (1 << bit)) match.worth[field] = Math.max(match.worth[field] ?? 0, worth);
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
    for (const lookup of pieces(unit.word)) {
      if (unit.matches.size === 0) look([unit], lookup);
    }
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
      if (phrase.length > 1 && phrase.every(({ word }) => !word.run.cjk) && index.has(joined)) {
        yield [covered, { query: joined, worth: JOINED }];
      }
    }
  }
}
