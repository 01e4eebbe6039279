import { fields } from '../index/fields.ts';
import type { Results } from '../index/results.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import { fold } from '../text/fold.ts';
import { longestPhrase, synonymsOf } from './synonymPhrases.ts';
import { type Lookup, lookups, phraseQuery, pieces } from './terms.ts';
import { queryWords, type Word } from './words.ts';

/** A word of the query, with the sections that it was found in. */
export class Unit {
  readonly word: Word;
  /** How much the word counts: rare words count more than frequent ones. */
  weight = 1;
  /** Whether the word occurs anywhere as typed. */
  known = false;
  /** The number of sections that contain the word as typed or misspelled, not only its synonyms. */
  count = 0;
  readonly #scores: Float32Array;
  readonly #worth: Float32Array;

  constructor(word: Word, size: number) {
    this.word = word;
    this.#scores = new Float32Array(size);
    this.#worth = new Float32Array(size * fields.length);
  }

  /** From 0 to 1: how well a section matches the word, relative to all sections. */
  scoreIn(id: number): number {
    return this.#scores[id] ?? 0;
  }

  /** From 0 to 1: how close the match in a field is to the word as typed. */
  worthIn(id: number, field: number): number {
    return this.#worth[id * fields.length + field] ?? 0;
  }

  /** Records results. If a section is found twice, the better result counts. */
  note(results: Results, best: number, worth: number): void {
    for (const id of results.ids) {
      if (this.#scores[id] === 0) this.count++;
      const value = (results.scoreOf(id) / best) * worth;
      this.#scores[id] = Math.max(this.scoreIn(id), value);
      const places = results.fieldsOf(id);
      for (let field = 0; field < fields.length; field++) {
        if ((places & (1 << field)) === 0) continue;
        const at = id * fields.length + field;
        this.#worth[at] = Math.max(this.#worth[at] ?? 0, worth);
      }
    }
  }
}

/** What was found for a query. */
export interface Found {
  units: Unit[];
  results: Results[];
}

/** Returns the sections that matched anything. */
export const foundIds = ({ results }: Found): number[] => [
  ...new Set(results.flatMap(({ ids }) => ids)),
];

/** The terms of the index that a section was found by, and perhaps some that it does not have. */
export function foundTerms({ results }: Found, id: number): Set<string> {
  const terms = new Set<string>();
  for (const one of results) if (one.has(id)) for (const term of one.terms) terms.add(term);
  return terms;
}

/** Worth of a synonym. */
const SYNONYM = 0.7;
/** Worth of a synonym of several words, or of a word that doesn't occur anywhere: the query can't mean anything else. */
const CLEAR_SYNONYM = 0.85;
/** Worth of two separate words that the index contains as one word. */
const JOINED = 0.9;

function note(found: Found, units: readonly Unit[], results: Results, worth: number): void {
  if (results.ids.length === 0) return;
  let best = 0;
  for (const id of results.ids) best = Math.max(best, results.scoreOf(id));
  for (const unit of units) unit.note(results, best || 1, worth);
  found.results.push(results);
}

/** Looks up every word of a query, with its other forms, spellings, and synonyms. */
export function match(index: SearchIndex, text: string): Found {
  const words = queryWords(text);
  const found: Found = { units: [], results: [] };
  const units = words.map((word) => new Unit(word, index.sections.length));
  found.units = units.filter(({ word }) => !word.stop);
  const look = (covered: readonly Unit[], { query, worth }: Lookup) =>
    note(found, covered, index.find(query), worth);
  for (const unit of found.units) {
    for (const lookup of lookups(index, unit.word)) look([unit], lookup);
    const own = unit.count;
    unit.known = unit.word.run.cjk ? own > 0 : index.has(fold(unit.word.run.text));
    for (const lookup of pieces(unit.word)) {
      if (unit.count === 0) look([unit], lookup);
    }
    unit.weight = Math.log(1 + index.sections.length / (own || 1)) ** 0.65;
  }
  for (const [covered, lookup] of phrases(index, units)) look(covered, lookup);
  return found;
}

/** Finds adjacent words that are a phrase: its synonyms, and the phrase written as one word. */
function* phrases(index: SearchIndex, units: readonly Unit[]): Generator<[Unit[], Lookup]> {
  for (let from = 0; from < units.length; from++) {
    for (let to = from + 1; to <= Math.min(units.length, from + longestPhrase); to++) {
      const phrase = units.slice(from, to);
      const covered = phrase.filter(({ word }) => !word.stop);
      if (covered.length === 0) continue;
      const unknown = covered.every(({ known }) => !known);
      const worth = unknown || phrase.length > 1 ? CLEAR_SYNONYM : SYNONYM;
      // `--open` and `@scope` are names: synonyms of their parts mean something else.
      const isName = phrase.some(({ word }) => /^[-@]/.test(word.run.text));
      const others = isName ? [] : synonymsOf(phrase.map(({ word }) => word.key).join(' '));
      for (const other of others) {
        yield [covered, { query: phraseQuery(index, queryWords(other)), worth }];
      }
      const joined = phrase.map(({ word }) => fold(word.run.text)).join('');
      if (phrase.length > 1 && phrase.every(({ word }) => !word.run.cjk) && index.has(joined)) {
        yield [covered, { query: joined, worth: JOINED }];
      }
    }
  }
}
