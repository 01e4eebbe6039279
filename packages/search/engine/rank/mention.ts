import type { Section } from '@handbook/content';
import { keyOf } from '../index/searchIndex.ts';
import { isFileName } from '../text/tokens.ts';

/** A name of code in a query, such as `useMatches` or `themeConfig.editLink.docRepoBaseUrl`. */
export interface Name {
  /** Finds the last part of the name as it is written, not inside another name. */
  pattern: RegExp;
  /** Letters and digits of the parts before. */
  before: string[];
  /** What mentioning it counts: all of it for a query that is the name alone. */
  weight: number;
}

/** What a section gains that has the name itself in it, not only words like it. */
const MENTIONED = 1.6;
/** What a name counts among other words, which say something too. */
const AMONG_WORDS = 0.5;
/** The most that it gains for standing where the name belongs. */
const PLACED = 0.6;

/** Reads a text as a name; undefined when it is words, or one word without anything that only names have. */
function nameIn(query: string): Omit<Name, 'weight'> | undefined {
  const text = query.replace(/\(\)$/, '');
  if (/^--?[a-z][\w-]*$/i.test(text)) {
    return { pattern: new RegExp(`(?<![\\w-])${text}(?![\\w-])`), before: [] };
  }
  if (!/^[\w$]+(?:\.[\w$]+)*$/.test(text)) return undefined;
  // `_meta.json` is one name, not `json` below `_meta`.
  const parts = isFileName(text) ? [text] : text.split('.');
  const last = parts.at(-1) ?? '';
  const isCode = parts.length > 1 || isFileName(text) || /[a-z][A-Z]|[_$\d]|^[A-Z][a-z]/.test(text);
  if (!isCode || last === '') return undefined;
  const escaped = last.replace(/[$.]/g, '\\$&');
  return {
    pattern: new RegExp(`(?<![\\w$])${escaped}(?![\\w$])`),
    before: parts.slice(0, -1).map(keyOf),
  };
}

/** A name that is no word of any language: with dots between, capitals or underscores inside, or the signs of a flag. */
const UNMISTAKABLE = /[a-z][A-Z]|\w[._]\w|^--[a-z]/;

/** The names of code in a query: the query as a whole, or else the words of it that can be nothing else. */
export function namesIn(query: string): Name[] {
  const whole = nameIn(query.trim());
  if (whole) return [{ ...whole, weight: 1 }];
  return query
    .split(/[\s\p{Script=Han}，。？！、,?!]+/u)
    .filter((word) => UNMISTAKABLE.test(word))
    .flatMap((word) => nameIn(word) ?? [])
    .map((name) => ({ ...name, weight: AMONG_WORDS }));
}

const bonusOf = (section: Section, { pattern, before }: Name): number => {
  const { heading, text, code, parents, title, path } = section;
  if (![heading, text, code].some((part) => pattern.test(part))) return 0;
  if (before.length === 0) return MENTIONED;
  const around = [heading, ...parents, title, path].map(keyOf);
  const placed = before.filter((name) => around.some((part) => part.includes(name)));
  return MENTIONED + PLACED * (placed.length / before.length);
};

/** What a section's score gains for having the names that were asked for in its heading, text or code. */
export const mentionBonus = (section: Section, names: readonly Name[]): number =>
  names.reduce((sum, name) => sum + name.weight * bonusOf(section, name), 0);
