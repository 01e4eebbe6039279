import { fold } from './fold.ts';
import { stem } from './stem.ts';

/** A term, and the range of the text that it comes from. */
export interface Token {
  term: string;
  /** Offsets into the text, in UTF-16 units. */
  start: number;
  end: number;
}

/** A run of the text: an identifier, a word, or adjacent Chinese or Japanese characters. */
export interface Run {
  text: string;
  start: number;
  cjk: boolean;
}

/** The term of a stem, which differs from a word: the stem `them` of `theme` isn't the word `them`. */
export const stemTerm = (stemmed: string): string => `~${stemmed}`;

/** A name longer than this is data: only its beginning counts. */
const MAX_RUN = 128;
/** A name with more parts than this is data, so further parts don't count. */
const MAX_PARTS = 16;

const CJK =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\u3005\\u30fc\\uff70]';
const WORD = `(?:(?!${CJK})[\\p{L}\\p{N}\\p{M}\\p{Pc}$\\u00ad\\u200b-\\u200d\\u2060\\ufeff])`;
const JOINT = "(?:[-./:@#+~'’．／－＋：＠]{1,3})";
const LEAD = '(?:--?|:::|@|(?<!\\.)\\.)';
// Each repetition ends at a different class of characters, which limits backtracking.
const RUNS = new RegExp(`${CJK}+|${LEAD}?${WORD}+(?:${JOINT}${WORD}+)*`, 'gu');
/** ASCII, and symbols that aren't letters, digits, or parts of names. A simpler expression is faster. */
const PLAIN = /^[\0-\x7f\u2010-\u2027\u2030-\u203e\u2190-\u23ff\u2500-\u25ff]*$/;
const PLAIN_WORD = '[A-Za-z0-9_$]';
const PLAIN_RUNS = new RegExp(`${LEAD}?${PLAIN_WORD}+(?:${JOINT}${PLAIN_WORD}+)*`, 'g');
const CJK_START = new RegExp(`^${CJK}`, 'u');
const SEGMENT = /[^-./:@#+~'’．／－＋：＠_＿]+/gu;
const HUMP = /\p{Lu}+(?![\p{Ll}\p{M}])\p{N}*|\p{Lu}?[^\p{Lu}]+/gu;

function beginning(run: string): string {
  if (run.length <= MAX_RUN) return run;
  // Don't split a surrogate pair.
  return run.slice(0, MAX_RUN).replace(/[\ud800-\udbff]$/, '');
}

/** Splits text into runs. */
export const runs = (text: string): Run[] =>
  [...text.matchAll(PLAIN.test(text) ? PLAIN_RUNS : RUNS)].map(({ 0: run, index: start }) => {
    const cjk = CJK_START.test(run);
    return { text: cjk ? run : beginning(run), start, cjk };
  });

const parts = ({ text, start }: Run, expression: RegExp): Run[] =>
  [...text.matchAll(expression)]
    .slice(0, MAX_PARTS)
    .map((match) => ({ text: match[0], start: start + match.index, cjk: false }));

/** Returns the names between the dots, dashes, and slashes of an identifier. */
export const segments = (run: Run): Run[] => parts(run, SEGMENT);

/** Returns the words of a name in camel case. */
export const humps = (run: Run): Run[] => parts(run, HUMP);

const digits = new Map<string, string>();

function digitsOf(character: string): string {
  const found =
    digits.get(character) ?? (character.codePointAt(0) ?? 0).toString(36).padStart(4, '0');
  digits.set(character, found);
  return found;
}

/**
 * Returns the term of Chinese or Japanese characters. MiniSearch walks through all characters that can follow in its tree,
 * and Chinese has thousands. Four digits a character make indexing three times as fast.
 */
export const cjkTerm = (text: string): string => `#${[...fold(text)].map(digitsOf).join('')}`;

/** Returns pairs of adjacent characters and the last character, so that every character begins a term. */
function cjkTokens({ text, start }: Run): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const character of text) {
    const after = at + character.length;
    const next = text.codePointAt(after);
    const end = next === undefined ? after : after + (next > 0xffff ? 2 : 1);
    tokens.push({ term: cjkTerm(text.slice(at, end)), start: start + at, end: start + end });
    at = after;
  }
  return tokens;
}

/** Returns a name without its leading dashes, colons, at sign, or dot. */
export const withoutLead = (text: string): string => text.replace(/^(?:--?|:::|@|\.)/, '');

const GENITIVE = /['’]s$/i;
/** A word that isn't split further. */
const SIMPLE = /^[A-Za-z]?[a-z]+$/;

/** Returns the tokens of a run, with offsets from the start of the run. */
function wordTokens(text: string): Token[] {
  const tokens: Token[] = [];
  const seen = new Set<string>();
  const add = (term: string, { text: part, start }: Run) => {
    if (term === '' || seen.has(term)) return;
    seen.add(term);
    tokens.push({ term, start, end: start + part.length });
  };
  const addWord = (part: Run) => {
    const word = fold(part.text);
    const stemmed = stem(word);
    add(word, part);
    if (stemmed !== word) add(stemTerm(stemmed), part);
  };
  const plain = text.replace(GENITIVE, '');
  const whole: Run = { text: plain, start: 0, cjk: false };
  if (SIMPLE.test(plain)) {
    addWord(whole);
    return tokens;
  }
  add(fold(plain), whole);
  add(fold(withoutLead(plain)), whole);
  const names = segments(whole);
  const several = names.length > 1;
  if (several && /[-'’]/.test(plain)) add(fold(plain.replace(/[-'’]/g, '')), whole);
  for (const name of names) {
    // A single letter or digit of a name isn't a useful term.
    if (!several || name.text.length > 1) addWord(name);
    const words = humps(name);
    if (words.length > 1) for (const word of words) if (word.text.length > 1) addWord(word);
  }
  return tokens;
}

/** Words repeat often, so the tokens of each are kept. */
const known = new Map<string, readonly Token[]>();

function knownTokens(text: string): readonly Token[] {
  const tokens = known.get(text) ?? wordTokens(text);
  known.set(text, tokens);
  return tokens;
}

/**
 * Returns the terms of a string for indexes and queries: whole words, their parts, and their stems. Chinese and Japanese text
 * is split into pairs of characters.
 */
export const tokenize = (text: string): Token[] =>
  runs(text).flatMap((run) => {
    if (run.cjk) return cjkTokens(run);
    return knownTokens(run.text).map(({ term, start, end }) => {
      return { term, start: run.start + start, end: run.start + end };
    });
  });
