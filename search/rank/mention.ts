import { keyOf } from '../index/searchIndex.ts';
import type { Section } from '../types.ts';

/** A query that is one name of code, such as `useMatches` or `themeConfig.editLink.docRepoBaseUrl`. */
export interface Name {
  /** Finds the last part of the name as it is written, not inside another name. */
  pattern: RegExp;
  /** Letters and digits of the parts before. */
  before: string[];
}

/** What a section gains that has the name itself in it, not only words like it. */
const MENTIONED = 1.6;
/** The most that it gains for standing where the name belongs. */
const PLACED = 0.6;

/** Reads a query as a name; undefined when it is words, or one word without anything that only names have. */
export function nameIn(query: string): Name | undefined {
  const text = query.trim().replace(/\(\)$/, '');
  if (/^--?[a-z][\w-]*$/i.test(text)) {
    return { pattern: new RegExp(`(?<![\\w-])${text}(?![\\w-])`), before: [] };
  }
  if (!/^[\w$]+(?:\.[\w$]+)*$/.test(text)) return undefined;
  const parts = text.split('.');
  const last = parts.at(-1) ?? '';
  const isCode = parts.length > 1 || /[a-z][A-Z]|[_$\d]|^[A-Z][a-z]/.test(text);
  if (!isCode || last === '') return undefined;
  const escaped = last.replace(/\$/g, '\\$');
  return {
    pattern: new RegExp(`(?<![\\w$])${escaped}(?![\\w$])`),
    before: parts.slice(0, -1).map(keyOf),
  };
}

/** What a section's score gains for having the name that was asked for in its heading, text or code. */
export function mentionBonus(section: Section, { pattern, before }: Name): number {
  const { heading, text, code, parents, title, path } = section;
  if (![heading, text, code].some((part) => pattern.test(part))) return 0;
  if (before.length === 0) return MENTIONED;
  const around = [heading, ...parents, title, path].map(keyOf);
  const placed = before.filter((name) => around.some((part) => part.includes(name)));
  return MENTIONED + PLACED * (placed.length / before.length);
}
