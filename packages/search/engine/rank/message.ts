import type { Section } from '@handbook/content';
import { fold } from '../text/fold.ts';

import { rules } from './rules.ts';

/** Fewer words than this may occur together by chance. */
const FEWEST = 3;
/** The minimum share of the message that a line must contain. */
const SHARE = 0.8;
/** The number of words that are compared: the beginning identifies a message. */
const MOST = 16;

const wordsIn = (text: string): string[] => text.match(/[a-z0-9_]+/g) ?? [];

/**
 * Returns the messages that a query may quote, as words: the whole query, and the part before a colon, because a name or a
 * path often follows the colon. Returns an empty list for short queries and for Chinese.
 */
export function messagesIn(query: string): string[][] {
  const folded = fold(query);
  if (/\p{Script=Han}/u.test(folded)) return [];
  const head = /^(.+?):\s/.exec(folded)?.[1] ?? '';
  return [folded, head]
    .map((text) => wordsIn(text).slice(0, MOST))
    .filter((words) => words.length >= FEWEST);
}

/** How many words of a message a line has in order, with at most as many other words between them. */
function inOrder(message: readonly string[], line: readonly string[]): number {
  let best = 0;
  for (const from of line.keys()) {
    let at = from;
    let count = 0;
    for (const word of message) {
      const next = line.indexOf(word, at);
      if (next === -1 || next - from >= 2 * message.length) continue;
      if (count === 0 && next !== from) continue;
      at = next + 1;
      count += 1;
    }
    best = Math.max(best, count);
  }
  return best;
}

/** Returns the bonus of a section that quotes the message in a query. */
export function messageBonus({ text, code }: Section, messages: readonly string[][]): number {
  if (messages.length === 0) return 0;
  const whole = fold(`${text}\n${code}`);
  let best = 0;
  for (const message of messages) {
    const enough = Math.max(FEWEST, message.length * SHARE);
    const has = (words: string) => message.filter((word) => words.includes(word)).length >= enough;
    if (!has(whole)) continue;
    for (const line of whole.split(/\n| \| /)) {
      if (!has(line)) continue;
      const found = inOrder(message, wordsIn(line));
      if (found >= enough) best = Math.max(best, found / message.length);
    }
  }
  return rules.quotedMessage * best ** 2;
}
