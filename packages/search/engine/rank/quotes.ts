import type { Section } from '@handbook/content';
import { fold } from '../text/fold.ts';
import { rules } from './rules.ts';

/** Fewer words than this may occur together by chance. */
const FEWEST = 3;
/** The beginning identifies a message. */
const MOST = 16;

const wordsIn = (text: string): string[] => text.match(/[a-z0-9_]+/g) ?? [];

/**
 * Returns the messages that a query may quote, as pairs of adjacent words: the whole query, and the part before a colon,
 * because a name or a path often follows the colon. Returns an empty list for short queries and for Chinese.
 */
export function messagesIn(query: string): string[][] {
  const folded = fold(query);
  if (/\p{Script=Han}/u.test(folded)) return [];
  const head = /^(.+?):\s/.exec(folded)?.[1] ?? '';
  return [folded, head]
    .map((text) => wordsIn(text).slice(0, MOST))
    .filter((words) => words.length >= FEWEST)
    .map((words) => words.slice(1).map((word, at) => ` ${words[at]} ${word} `));
}

/** Returns the bonus of a section with a line that quotes a message, by the share of the message's pairs that it has. */
export function quoteBonus({ text, code }: Section, messages: readonly string[][]): number {
  if (messages.length === 0) return 0;
  const lines = fold(`${text}\n${code}`)
    .split(/\n| \| /)
    .map((line) => ` ${wordsIn(line).join(' ')} `);
  const shares = messages.flatMap((pairs) =>
    lines.map((line) => pairs.filter((pair) => line.includes(pair)).length / pairs.length),
  );
  return rules.quoted * Math.max(...shares) ** 2;
}
