import type { SearchResult } from 'minisearch';
import type { Field, SearchIndex } from '../searchIndex.ts';
import { type Lookup, lookups, phraseQuery, pieces } from './lookups.ts';
import { longestPhrase, synonymsOf } from './synonyms.ts';
import { queryWords, type Word } from './words.ts';

/** How well a section matches a word. */
interface Match {
  /** From 0 to 1: relative to the section that matches best. */
  score: number;
  /** From 0 to 1: how close the match in each field is to the word as typed. */
  worth: Partial<Record<Field, number>>;
}

/** A word of the query, with the sections that it was found in. */
export interface Unit {
  word: Word;
  /** How much the word counts: rare words count more than frequent ones. The weights of a query add up to 1. */
  share: number;
  matches: Map<number, Match>;
}

/** What was found for a query. */
export interface Found {
  units: Unit[];
  /** The terms of the index that a section was found by. */
  terms: Map<number, Set<string>>;
}

/** Worth of a synonym. */
const SYNONYM = 0.7;

/** MiniSearch multiplies the score by the number of terms that matched, which forms and corrections would distort. */
const scoreOf = ({ score, queryTerms }: SearchResult): number => score / (queryTerms.length || 1);

/** Records results for words. If a section is found twice, the better result counts. */
function note({ terms }: Found, units: readonly Unit[], results: SearchResult[], worth: number) {
  const best = Math.max(...results.map(scoreOf));
  for (const result of results) {
    const id: number = result.id;
    const score = (scoreOf(result) / best) * worth;
    const places = Object.values(result.match).flat() as Field[];
    for (const { matches } of units) {
      const match = matches.get(id) ?? { score: 0, worth: {} };
      match.score = Math.max(match.score, score);
      for (const field of places) match.worth[field] = Math.max(match.worth[field] ?? 0, worth);
      matches.set(id, match);
    }
    const known = terms.get(id) ?? new Set();
    for (const term of result.terms) known.add(term);
    terms.set(id, known);
  }
}

/** Looks up every word of a query, with its other forms, spellings, and synonyms. */
export function match(index: SearchIndex, text: string): Found {
  const all = queryWords(text).map((word): Unit => {
    return { word, share: 0, matches: new Map() };
  });
  const found: Found = { units: all.filter(({ word }) => !word.stop), terms: new Map() };
  const look = (units: readonly Unit[], { query, worth }: Lookup) =>
    note(found, units, index.find(query), worth);
  for (const unit of found.units) {
    for (const lookup of lookups(index, unit.word)) look([unit], lookup);
    const count = unit.matches.size;
    unit.share = Math.log(1 + index.sections.length / (count || 1)) ** 0.65;
    for (const lookup of pieces(unit.word)) if (unit.matches.size === 0) look([unit], lookup);
  }
  const total = found.units.reduce((sum, { share }) => sum + share, 0);
  for (const unit of found.units) unit.share /= total;
  for (const [covered, lookup] of phrases(index, all)) look(covered, lookup);
  return found;
}

/** Finds the synonyms of adjacent words. */
function* phrases(index: SearchIndex, units: readonly Unit[]): Generator<[Unit[], Lookup]> {
  for (let from = 0; from < units.length; from++) {
    for (let to = from + 1; to <= Math.min(units.length, from + longestPhrase); to++) {
      const phrase = units.slice(from, to);
      // `--open` and `@scope` are names: synonyms of their parts mean something else.
      if (phrase.some(({ word }) => /^[-@]/.test(word.run.text))) continue;
      const covered = phrase.filter(({ word }) => !word.stop);
      for (const other of synonymsOf(phrase.map(({ word }) => word.key).join(' '))) {
        yield [covered, { query: phraseQuery(index, queryWords(other)), worth: SYNONYM }];
      }
    }
  }
}
