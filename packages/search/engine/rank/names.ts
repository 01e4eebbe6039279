import type { Section } from '@handbook/content';
import { type Facts, keyOf } from '../facts.ts';
import { rules } from './rules.ts';

/** A name that can't be a word: it contains dots, capitals, or underscores, or begins like a flag. */
const UNMISTAKABLE = /[a-z][A-Z]|\w[._]\w|^--?[a-z]/;
/** A name, such as `useMatches`, `Feature`, or `--port`. */
const NAME = /^(?:--?)?[\w$]+(?:[.-][\w$]+)*(?:\(\))?$/;

/** A query as a name. */
interface AskedName {
  typed: string;
  /** The letters and digits of the query. */
  key: string;
  /** The letters and digits of the last part of a name with dots, or of the flag of a command. */
  last: string;
  /** Matches the last part of the name exactly, but not inside another name. */
  pattern?: RegExp;
}

/** Reads a query as a name. */
export function readName(text: string): AskedName {
  const typed = text.trim();
  const key = keyOf(typed);
  const isPath = /^[\w$]+(?:\.[\w$]+)+(?:\(\))?$|\s--[\w-]+$/.test(typed);
  const last = isPath ? keyOf(typed.split(/[.\s]/).at(-1) ?? '') : '';
  if (!NAME.test(typed) || !(UNMISTAKABLE.test(typed) || /^[A-Z]/.test(typed))) {
    return { typed, key, last };
  }
  const isFile = /\.(?:json|mdx?|[cm]?[jt]sx?|css|html|txt|xml)$/.test(typed);
  const bare = typed.replace(/\(\)$/, '');
  const own = isFile ? bare : (bare.split('.').at(-1) ?? bare);
  const pattern = new RegExp(`(?<![\\w$-])${own.replace(/[$.]/g, '\\$&')}(?![\\w$])`);
  return { typed, key, last, pattern };
}

/** Returns the bonus of a section whose heading is the name in the query. */
export function nameBonus(section: Section, facts: Facts, { typed, key, last }: AskedName): number {
  const { heading, parents, isRow } = section;
  const isTyped = heading === typed || `${parents.at(-1)}.${heading}` === typed;
  if (isTyped && UNMISTAKABLE.test(typed)) return rules.exactName;
  if (facts.key === '') return 0;
  if (facts.key === last) return rules.lastPart;
  if (facts.key !== key) return 0;
  // `PORT` is the variable, `port` the flag. A question with the words of a row more likely asks for what the row is about.
  return rules.sameName * (heading === typed ? 1.2 : isRow ? 0.6 : 1);
}

/** Returns the bonus of a section that contains the name in the query. */
export const mentionBonus = ({ heading, text, code }: Section, { pattern }: AskedName): number =>
  pattern && [heading, text, code].some((part) => pattern.test(part)) ? rules.mentioned : 0;
