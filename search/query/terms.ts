import type { Query } from 'minisearch';
import type { SearchIndex } from '../index/searchIndex.ts';
import { fold } from '../text/fold.ts';
import { isFixed, stem } from '../text/stem.ts';
import { humps, type Run, segments, startsCjk, stemTerm, withoutLead } from '../text/tokens.ts';
import type { Word } from './words.ts';

/** Something to look up, and what finding it is worth next to the word as typed (1). */
export interface Lookup {
  query: Query;
  worth: number;
}

const times = (query: Query, boost: number): Query =>
  typeof query === 'string'
    ? { queries: [query], boostTerm: () => boost }
    : typeof query === 'object' && 'queries' in query
      ? { ...query, boostTerm: () => boost }
      : query;

const any = (queries: Query[]): Query => ({ combineWith: 'OR', queries });
const all = (queries: Query[]): Query => ({ combineWith: 'AND', queries });

const LATIN = /^[\p{L}\p{M}]+$/u;

/** A word in any of its forms. */
export function forms(index: SearchIndex, folded: string): Query {
  const stemmed = stem(folded);
  const others = [stemTerm(stemmed), ...(isFixed(stemmed) ? [] : [stemmed])];
  const known = others.filter((term) => term !== folded && index.terms.has(term));
  return any([folded, ...known.map((term) => times(term, 0.85))]);
}

/** The pairs of neighbouring characters, all of which have to be there; a single one is looked up as a beginning. */
export function cjkQuery(text: string): Query {
  const characters = [...fold(text)];
  if (characters.length === 1) return { queries: characters, prefix: true };
  return all(characters.slice(1).map((next, index) => `${characters[index]}${next}`));
}

/** Words that a slip of two neighbouring letters may have been. */
function swaps(index: SearchIndex, word: string): string[] {
  const found: string[] = [];
  for (let at = 0; at + 1 < word.length; at++) {
    const swapped = word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
    if (swapped !== word && index.terms.has(swapped)) found.push(swapped);
  }
  return found;
}

/** Two known words that were written as one. */
function split(index: SearchIndex, word: string): Query[] {
  for (let at = 3; at <= word.length - 3; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => index.terms.has(part))) return parts.map((p) => forms(index, p));
  }
  return [];
}

/** How many edits a word of this length may be away from what was meant. */
const edits = (word: string) => (word.length >= 9 ? 2 : word.length >= 5 ? 1 : 0);

/** What a word that is not in the index may have been meant as. */
function meant(index: SearchIndex, word: string): Lookup[] {
  if (word.length < 5) return [];
  const found: Lookup[] = [];
  const near: Query[] = swaps(index, word).map((term) => forms(index, term));
  if (near.length > 0) found.push({ query: any(near), worth: 0.7 });
  found.push({ query: { queries: [word], fuzzy: edits(word) }, worth: 0.65 });
  const parts = split(index, word);
  if (parts.length > 0) found.push({ query: all(parts), worth: 0.8 });
  return found;
}

/** A plain word: its forms, its beginning while it is typed, and what it may have been meant as. */
function plain(index: SearchIndex, word: string, open: boolean): Lookup[] {
  const known = index.terms.has(word) || index.terms.has(stemTerm(stem(word)));
  const found: Lookup[] = [];
  if (known) found.push({ query: forms(index, word), worth: 1 });
  if (open || !known) found.push({ query: { queries: [word], prefix: true }, worth: 0.8 });
  if (!known) found.push(...meant(index, word));
  return found;
}

/** A name with its parts: whole first, then all of its segments, then all of its words. */
function name(index: SearchIndex, run: Run, open: boolean): Lookup[] {
  const whole = fold(run.text);
  const bare = fold(withoutLead(run.text));
  const names = segments(run).map(({ text }) => fold(text));
  const words = segments(run).flatMap((part) => humps(part).map(({ text }) => fold(text)));
  const found: Lookup[] = [];
  if (index.terms.has(whole)) found.push({ query: whole, worth: 1 });
  if (bare !== whole && index.terms.has(bare)) found.push({ query: bare, worth: 0.95 });
  if (open) found.push({ query: { queries: [bare], prefix: true }, worth: 0.8 });
  const longNames = names.filter((part) => part.length > 1);
  if (longNames.length > 0) {
    const queries = longNames.map((part) =>
      any(plain(index, part, false).map((l) => times(l.query, l.worth))),
    );
    found.push({ query: all(queries), worth: longNames.length > 1 ? 0.7 : 0.95 });
  }
  const longWords = words.filter((part) => part.length > 1);
  if (longWords.length > longNames.length) {
    found.push({ query: all(longWords.map((part) => forms(index, part))), worth: 0.6 });
  }
  return found;
}

/** Everything to look up for a word of a query. */
export function lookups(index: SearchIndex, { run, open }: Word): Lookup[] {
  const folded = fold(run.text);
  if (folded === '') return [];
  if (startsCjk(folded)) return [{ query: cjkQuery(folded), worth: 1 }];
  if (LATIN.test(run.text) && humps(run).length === 1) return plain(index, folded, open);
  return name(index, run, open);
}

/** What is left to try for a Chinese word that stands nowhere as it is: its pieces. */
export function pieces(word: Word): Lookup[] {
  const characters = [...fold(word.run.text)];
  if (!word.run.cjk || characters.length < 2) return [];
  const pairs = characters.slice(1).map((next, index) => `${characters[index]}${next}`);
  const single = characters.map(
    (text): Query => ({ queries: [text], prefix: true, boostTerm: () => 0.2 }),
  );
  return [{ query: any([...pairs, ...single]), worth: 0.4 }];
}

/** All words of a phrase, each in any of its forms. */
export const phraseQuery = (index: SearchIndex, words: readonly Word[]): Query =>
  all(words.map(({ run }) => (run.cjk ? cjkQuery(run.text) : forms(index, fold(run.text)))));
