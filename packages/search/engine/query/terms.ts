import type { Query } from '../index/query.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import type { Near } from '../index/vocabulary.ts';
import { fold } from '../text/fold.ts';
import { isFixed, stem } from '../text/stem.ts';
import { humps, isFileName, type Run, segments, stemTerm, withoutLead } from '../text/tokens.ts';
import { chineseWordsIn } from './segment.ts';
import type { Word } from './words.ts';

/** A term to look up, and the worth of a match relative to the word as typed (1). */
export interface Lookup {
  query: Query;
  worth: number;
}

/** Worth of `routing` for `routes`. */
const OTHER_FORM = 0.9;

/** A word in any of its forms. */
export function forms(index: SearchIndex, folded: string): Query {
  const stemmed = stem(folded);
  const others = [stemTerm(stemmed), ...(isFixed(stemmed) ? [] : [stemmed])];
  const known = others.filter((term) => term !== folded && index.has(term));
  return { any: [folded, ...known.map((query) => ({ query, boost: 0.85 }))] };
}

const pairs = (characters: readonly string[]) =>
  characters.slice(1).map((next, index) => `${characters[index]}${next}`);

/** Returns the pairs of adjacent characters, which all must match. A single character is looked up as a prefix. */
function cjkQuery(text: string): Query {
  const folded = fold(text);
  const characters = [...folded];
  return characters.length === 1 ? { beginning: folded } : { all: pairs(characters) };
}

/** Returns two known words that were written as one. */
function split(index: SearchIndex, word: string): Lookup[] {
  for (let at = 3; at <= word.length - 3; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => index.has(part))) {
      return [{ query: { all: parts.map((part) => forms(index, part)) }, worth: 0.8 }];
    }
  }
  return [];
}

/** The maximum number of edits for a word of this length. A word of four letters may be missing one. */
export const editsOf = (word: string) => (word.length >= 9 ? 2 : word.length >= 4 ? 1 : 0);

/** Returns corrections of a word that isn't in the index. */
function meant(index: SearchIndex, word: string, open: boolean): Lookup[] {
  const edits = editsOf(word);
  if (edits === 0) return [];
  const near = index.vocabulary.like(word, edits, open);
  const nearest = Math.min(...near.map(({ away }) => away));
  const spelled = (others: readonly Near[]): Query => ({
    any: others.map(({ term, nearness }) => ({ query: forms(index, term), boost: nearness })),
  });
  // If one edit explains the word, a word that is two edits away is unlikely.
  return [
    { query: spelled(near.filter(({ away }) => away === nearest)), worth: 0.65 },
    { query: spelled(near.filter(({ away }) => away > nearest)), worth: 0.4 },
    ...split(index, word),
  ];
}

/** Returns the lookups of a plain word: its forms, its prefix while the reader is typing, and its corrections. */
function plain(index: SearchIndex, word: string, open: boolean): Lookup[] {
  const known = index.has(word) || index.has(stemTerm(stem(word)));
  const found: Lookup[] = [];
  if (known) found.push({ query: forms(index, word), worth: OTHER_FORM });
  if (index.has(word)) found.push({ query: word, worth: 1 });
  // A word of one letter, such as the icon `x`, isn't a prefix of longer words.
  if ((open && word.length > 1) || !known) found.push({ query: { beginning: word }, worth: 0.8 });
  if (!known) found.push(...meant(index, word, open));
  return found;
}

const anyOf = (lookups: readonly Lookup[]): Query => ({
  any: lookups.map(({ query, worth }) => ({ query, boost: worth })),
});

/** If the pages contain the name of the file, its parts, such as `meta` and `json`, aren't looked up. */
const FILE_PARTS = 0.3;

/** Returns the lookups of a name: the whole name first, then all of its segments, then all of its words. */
function name(index: SearchIndex, run: Run, open: boolean): Lookup[] {
  const whole = fold(run.text);
  const bare = fold(withoutLead(run.text));
  const long = (texts: Run[]) => texts.map(({ text }) => fold(text)).filter((t) => t.length > 1);
  const names = long(segments(run));
  const words = long(segments(run).flatMap(humps));
  const found: Lookup[] = [];
  if (index.has(whole)) found.push({ query: whole, worth: 1 });
  // A reader who types `--template` more likely means the flag than the word.
  const without = bare !== whole && index.has(whole) ? 0.6 : 0.95;
  if (bare !== whole && index.has(bare)) found.push({ query: bare, worth: without });
  if (open) found.push({ query: { beginning: bare }, worth: 0.8 });
  if (names.length > 0) {
    const all = names.map((part) => anyOf(plain(index, part, false)));
    const parts = isFileName(run.text) && index.has(whole) ? FILE_PARTS : 0.7;
    found.push({ query: { all }, worth: names.length > 1 ? parts : without });
  }
  // The heading or page above an entry may describe the parts before it only in words.
  const last = names.at(-1);
  if (last !== undefined && names.length > 1 && !isFileName(run.text)) {
    found.push({ query: anyOf(plain(index, last, open)), worth: 0.5 });
  }
  if (words.length > names.length) {
    found.push({ query: { all: words.map((part) => forms(index, part)) }, worth: 0.6 });
  }
  return found;
}

/** Returns the lookups of adjacent characters, or of the words that they contain, in any order. */
function cjk(folded: string): Lookup[] {
  const words = chineseWordsIn(folded);
  const found: Lookup[] = [{ query: cjkQuery(folded), worth: 1 }];
  if (words.length > 1) found.push({ query: { all: words.map(cjkQuery) }, worth: 0.7 });
  return found;
}

const LETTERS = /^[\p{L}\p{M}]+$/u;

/** Returns everything to look up for a word of a query. */
export function lookups(index: SearchIndex, { run, open }: Word): Lookup[] {
  const folded = fold(run.text);
  if (folded === '') return [];
  if (run.cjk) return cjk(folded);
  if (LETTERS.test(run.text) && humps(run).length === 1) return plain(index, folded, open);
  return name(index, run, open);
}

/** Returns the fallbacks for a Chinese word that doesn't occur anywhere, closest first: its pairs, then its characters. */
export function pieces({ run }: Word): Lookup[] {
  const characters = [...fold(run.text)];
  if (!run.cjk || characters.length < 2) return [];
  return [
    { query: { any: pairs(characters) }, worth: 0.4 },
    { query: { any: characters.map((beginning) => ({ beginning })) }, worth: 0.2 },
  ];
}

/** Returns a query for all words of a phrase, each in any form. */
export const phraseQuery = (index: SearchIndex, words: readonly Word[]): Query => ({
  all: words.map(({ run }) => (run.cjk ? cjkQuery(run.text) : forms(index, fold(run.text)))),
});
