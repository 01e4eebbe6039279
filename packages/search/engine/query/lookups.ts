import type { QueryCombination } from 'minisearch';
import type { SearchIndex } from '../searchIndex.ts';
import { fold } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { cjkTerm, humps, type Run, segments, stemTerm, withoutLead } from '../text/tokens.ts';
import type { Word } from './words.ts';

/** A term, or a combination of queries. */
type Query = string | QueryCombination;

/** A query for the index, and the worth of a match relative to the word as typed (1). */
export interface Lookup {
  query: Query;
  worth: number;
}

const allOf = (queries: Query[]): Query => ({ combineWith: 'AND', queries });
const anyOf = (queries: Query[]): Query => ({ combineWith: 'OR', queries });
const boosted = (query: Query, boost: number): Query => ({
  queries: [query],
  boostTerm: () => boost,
});
const beginningWith = (term: string): Query => ({ queries: [term], prefix: true });

/** A word in any of its forms: `routing` for `routes`. */
function forms(index: SearchIndex, word: string): Query {
  const stemmed = stem(word);
  const known = [stemTerm(stemmed), stemmed].filter((term) => term !== word && index.has(term));
  return anyOf([word, ...known.map((term) => boosted(term, 0.85))]);
}

const pairs = (characters: readonly string[]): string[] =>
  characters.slice(1).map((next, index) => cjkTerm(`${characters[index]}${next}`));

/** Adjacent characters. A single character is looked up as a prefix of pairs. */
function cjkQuery(text: string): Query {
  const characters = [...fold(text)];
  return characters.length === 1 ? beginningWith(cjkTerm(text)) : allOf(pairs(characters));
}

/** Returns the words of the index that a misspelled word may mean: one edit away or, if there are none, two. */
function corrections(index: SearchIndex, word: string): string[] {
  const most = word.length >= 5 ? 2 : word.length === 4 ? 1 : 0;
  for (let fuzzy = 1; fuzzy <= most; fuzzy++) {
    const terms = new Set(index.find(word, { fuzzy }).flatMap((result) => result.terms));
    const words = [...terms].filter((term) => /^\p{L}/u.test(term));
    if (words.length > 0) return words;
  }
  return [];
}

/** Returns the lookups of a plain word: its forms, its prefix while the reader is typing, and its corrections. */
function plain(index: SearchIndex, word: string, open: boolean): Lookup[] {
  const isKnown = index.has(word) || index.has(stemTerm(stem(word)));
  const found: Lookup[] = [];
  if (isKnown) found.push({ query: forms(index, word), worth: 1 });
  // A word of one letter, such as the icon `x`, isn't a prefix of longer words.
  if ((open && word.length > 1) || !isKnown) {
    found.push({ query: beginningWith(word), worth: 0.8 });
  }
  const meant = isKnown ? [] : corrections(index, word).map((term) => forms(index, term));
  if (meant.length > 0) found.push({ query: anyOf(meant), worth: 0.65 });
  return found;
}

const best = (lookups: readonly Lookup[]): Query =>
  anyOf(lookups.map(({ query, worth }) => boosted(query, worth)));

/** Returns the lookups of a name: the whole name first, then its segments, and its last segment. */
function name(index: SearchIndex, run: Run, open: boolean): Lookup[] {
  const whole = fold(run.text);
  const bare = fold(withoutLead(run.text));
  const names = segments(run)
    .map(({ text }) => fold(text))
    .filter((text) => text.length > 1);
  const last = names.at(-1);
  // A reader who types `--template` more likely means the flag than the word.
  const worth = index.has(whole) ? 0.6 : 0.95;
  const found: Lookup[] = [{ query: whole, worth: 1 }];
  if (bare !== whole) found.push({ query: bare, worth });
  if (open) found.push({ query: beginningWith(bare), worth: 0.8 });
  if (last === undefined) return found;
  const query = allOf(names.map((part) => best(plain(index, part, false))));
  // The heading or page above an entry may describe the parts before the last only in words.
  return [
    ...found,
    { query, worth: names.length > 1 ? worth - 0.2 : worth },
    ...(names.length > 1 ? [{ query: best(plain(index, last, open)), worth: 0.5 }] : []),
  ];
}

const LETTERS = /^[\p{L}\p{M}]+$/u;

/** Returns everything to look up for a word of a query. */
export function lookups(index: SearchIndex, { run, open }: Word): Lookup[] {
  const folded = fold(run.text);
  if (folded === '') return [];
  if (run.cjk) return [{ query: cjkQuery(folded), worth: 1 }];
  if (LETTERS.test(run.text) && humps(run).length === 1) return plain(index, folded, open);
  return name(index, run, open);
}

/** Returns the fallbacks for a Chinese word that doesn't occur anywhere, closest first: its pairs, then its characters. */
export function pieces({ run }: Word): Lookup[] {
  const characters = [...fold(run.text)];
  if (!run.cjk || characters.length < 2) return [];
  return [
    { query: anyOf(pairs(characters)), worth: 0.4 },
    { query: anyOf(characters.map((one) => beginningWith(cjkTerm(one)))), worth: 0.2 },
  ];
}

/** Returns a query for all words of a phrase, each in any form. */
export const phraseQuery = (index: SearchIndex, words: readonly Word[]): Query =>
  allOf(words.map(({ run }) => (run.cjk ? cjkQuery(run.text) : forms(index, fold(run.text)))));
