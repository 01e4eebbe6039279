import { fold } from './fold.ts';
import { stem } from './stem.ts';

/** One term of a text, and the piece of the text that it stands for. */
export interface Token {
  term: string;
  /** Offsets into the text, in UTF-16 units. */
  start: number;
  end: number;
}

/** A run of the text that belongs together: an identifier, a word, or neighbouring Chinese or Japanese characters. */
export interface Run {
  text: string;
  start: number;
  cjk: boolean;
}

/** The term of a stem, which is no word: `them` of `theme` is not the word `them`. */
export const stemTerm = (stemmed: string): string => `~${stemmed}`;

/** A name longer than this is data: only its beginning counts. */
const MAX_RUN = 128;
/** A name of more parts than this is data: the parts behind do not count. */
const MAX_PARTS = 16;

const CJK =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\u3005\\u30fc\\uff70]';
const WORD = `(?:(?!${CJK})[\\p{L}\\p{N}\\p{M}\\p{Pc}$\\u00ad\\u200b-\\u200d\\u2060\\ufeff])`;
const JOINT = "(?:[-./:@#+~'’．／－＋：＠]{1,3})";
const LEAD = '(?:--?|:::|@|(?<!\\.)\\.)';
// Every repetition ends at another class of signs, so that no text makes the expression backtrack far.
const RUNS = new RegExp(`${CJK}+|${LEAD}?${WORD}+(?:${JOINT}${WORD}+)*`, 'gu');
const CJK_START = new RegExp(`^${CJK}`, 'u');
const SEGMENT = /[^-./:@#+~'’．／－＋：＠_＿]+/gu;
const HUMP = /\p{Lu}+(?![\p{Ll}\p{M}])\p{N}*|\p{Lu}?[^\p{Lu}]+/gu;

/** Whether a text begins with a Chinese, Japanese or Korean character. */
export const startsCjk = (text: string): boolean => CJK_START.test(text);

function beginning(run: string): string {
  if (run.length <= MAX_RUN) return run;
  // Not between the halves of a surrogate pair.
  return run.slice(0, MAX_RUN).replace(/[\ud800-\udbff]$/, '');
}

/** Cuts a text into its runs. */
export function runs(text: string): Run[] {
  const found: Run[] = [];
  for (const match of text.matchAll(RUNS)) {
    const [run] = match;
    const cjk = CJK_START.test(run);
    found.push({ text: cjk ? run : beginning(run), start: match.index, cjk });
  }
  return found;
}

/** The pieces of an expression's matches with their place. */
function* pieces(text: string, start: number, expression: RegExp): Generator<Run> {
  for (const match of text.matchAll(expression)) {
    yield { text: match[0], start: start + match.index, cjk: false };
  }
}

/** The names that stand between the dots, dashes and slashes of an identifier. */
export const segments = (run: Run): Run[] =>
  [...pieces(run.text, run.start, SEGMENT)].slice(0, MAX_PARTS);

/** The words of a name in camel case. */
export const humps = (run: Run): Run[] =>
  [...pieces(run.text, run.start, HUMP)].slice(0, MAX_PARTS);

/** Two neighbouring characters each, and the last one alone, so that every character begins a term. */
function cjkTokens(run: Run): Token[] {
  const characters = [...pieces(run.text, run.start, /./gsu)];
  return characters.map((character, index) => {
    const next = characters[index + 1];
    const end = next ? next.start + next.text.length : character.start + character.text.length;
    return { term: fold(character.text + (next?.text ?? '')), start: character.start, end };
  });
}

/** A name without the dashes, colons, at or dot in front of it. */
export const withoutLead = (text: string): string => text.replace(/^(?:--?|:::|@|\.)/, '');
const GENITIVE = /['’]s$/i;

function wordTokens(run: Run): Token[] {
  const tokens: Token[] = [];
  const seen = new Set<string>();
  const add = (term: string, { text, start }: Run) => {
    // Letters and digits of a part say nothing alone.
    if (term === '' || seen.has(term)) return;
    seen.add(term);
    tokens.push({ term, start, end: start + text.length });
  };
  const addWord = (part: Run) => {
    const word = fold(part.text);
    const stemmed = stem(word);
    add(word, part);
    if (stemmed !== word) add(stemTerm(stemmed), part);
  };
  const plain = run.text.replace(GENITIVE, '');
  const whole = { ...run, text: plain };
  add(fold(plain), whole);
  add(fold(withoutLead(plain)), whole);
  const names = segments(whole);
  const several = names.length > 1;
  if (several && /[-'’]/.test(plain)) add(fold(plain.replace(/[-'’]/g, '')), whole);
  for (const name of names) {
    if (!several || name.text.length > 1) addWord(name);
    const words = humps(name);
    if (words.length > 1) for (const word of words) if (word.text.length > 1) addWord(word);
  }
  return tokens;
}

/**
 * The terms of a text for index and query: words whole, in parts and without their ending; Chinese and Japanese two
 * characters at a time.
 */
export function tokenize(text: string): Token[] {
  return runs(text).flatMap((run) => (run.cjk ? cjkTokens(run) : wordTokens(run)));
}
