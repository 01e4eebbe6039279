import type { Section } from '@handbook/content';
import { isFileName } from '../text/tokens.ts';

import { rules } from './rules.ts';

/** A code name in a query, such as `useMatches` or `themeConfig.editLink.docRepoBaseUrl`. */
export interface Name {
  /** Matches the last part of the name exactly, but not inside another name. */
  pattern: RegExp;
  /** The weight of a mention: the full bonus if the query is only the name. */
  weight: number;
}

/** Parses a string as a name. Returns undefined for several words, or for a word that doesn't look like a name. */
function nameIn(query: string): Omit<Name, 'weight'> | undefined {
  const text = query.replace(/\(\)$/, '');
  if (/^--?[a-z][\w-]*$/i.test(text)) {
    return { pattern: new RegExp(`(?<![\\w-])${text}(?![\\w-])`) };
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
  };
}

/** A name that can't be a word: it contains dots, capitals, or underscores, or begins like a flag. */
export const UNMISTAKABLE = /[a-z][A-Z]|\w[._]\w|^--[a-z]/;

/** Returns the code names in a query: the whole query, or the words that can't be anything else. */
export function namesIn(query: string): Name[] {
  const whole = nameIn(query.trim());
  if (whole) return [{ ...whole, weight: 1 }];
  return query
    .split(/[\s\p{Script=Han}，。？！、,?!]+/u)
    .filter((word) => UNMISTAKABLE.test(word))
    .flatMap((word) => nameIn(word) ?? [])
    .map((name) => ({ ...name, weight: rules.mentionedAmongWords }));
}

const isIn = ({ heading, text, code }: Section, pattern: RegExp): boolean =>
  [heading, text, code].some((part) => pattern.test(part));

/** Returns the bonus of a section whose heading, text, or code contains the names in the query. */
export const mentionBonus = (section: Section, names: readonly Name[]): number =>
  names.reduce(
    (sum, { pattern, weight }) => sum + (isIn(section, pattern) ? weight * rules.mentioned : 0),
    0,
  );
