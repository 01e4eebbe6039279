import type { Section } from '@handbook/content';
import type { Found } from '../query/match.ts';
import type { Word } from '../query/words.ts';
import { fold } from '../text/fold.ts';
import { stem } from '../text/stem.ts';
import { withoutLead } from '../text/tokens.ts';

import { rules } from './rules.ts';

/** The wording of a query. */
interface Wording {
  /** The whole query, folded. */
  whole: string;
  /** The stems of an English question, in alphabetical order. */
  asked: string;
  /** Each word that isn't a stop word: its position, the beginning of its forms, and its share by weight. */
  words: readonly { start: number; end: number; root: string; share: number }[];
}

function rootOf({ run }: Word): string {
  const folded = withoutLead(fold(run.text));
  if (run.cjk) return folded;
  const stemmed = stem(folded);
  return stemmed.length > 3 ? stemmed.replace(/y$/, '') : stemmed;
}

/** Words that a question has but a heading omits. */
const FILLERS = new Set('a an the is are do does did can i my to in on of for'.split(' '));

const ENGLISH = /^[\x20-\x7e]*$/;

const stems = (text: string): string =>
  [...new Set((text.match(/[a-z0-9]+/g) ?? []).filter((word) => !FILLERS.has(word)).map(stem))]
    .sort()
    .join(' ');

/** Whether a heading asks the question itself: `How a build works` for `how does the build work`. */
const isAsked = (heading: string, asked: string): boolean =>
  asked.includes(' ') && ENGLISH.test(heading) && stems(heading) === asked;

/** Parses the wording of a query. */
export function wordingOf({ units }: Found, whole: string): Wording {
  const total = units.reduce((sum, { weight }) => sum + weight, 0);
  let from = 0;
  const words = units.map(({ word, weight }) => {
    const text = fold(word.run.text);
    const start = Math.max(from, whole.indexOf(text, from));
    from = start + text.length;
    return { start, end: from, root: rootOf(word), share: weight / total };
  });
  return { whole, words, asked: ENGLISH.test(whole) ? stems(whole) : '' };
}

/** Returns the largest share of a query of three or more words that the text contains word for word (at least two words). */
function longestPart(text: string, { whole, words }: Wording): number {
  let best = 0;
  if (words.length < 3) return best;
  for (const [from, first] of words.entries()) {
    let { share } = first;
    for (const next of words.slice(from + 1)) {
      if (!text.includes(whole.slice(first.start, next.end))) break;
      share += next.share;
      best = Math.max(best, share);
    }
  }
  return best;
}

/**
 * Returns the bonus for a section's wording: the section contains the query word for word, such as a pasted message, or
 * begins with the query's term, as a section that explains it does.
 */
export function wordingBonus(section: Section, wording: Wording): number {
  const { whole, words } = wording;
  const lineEnd = section.text.indexOf('\n');
  const firstLine = fold(lineEnd === -1 ? section.text : section.text.slice(0, lineEnd));
  const lead = words.reduce(
    (sum, { root, share }) => sum + (firstLine.includes(root) ? share : 0),
    0,
  );
  const bonus = rules.firstLine * lead ** 2;
  const heading = fold(section.heading);
  if (isAsked(heading, wording.asked)) return bonus + rules.askedHeading;
  if (words.length < 2) return bonus;
  const text = textOf(section);
  if (text.includes(whole)) return bonus + rules.inText;
  return bonus + rules.inPart * longestPart(text, wording);
}

const textOf = ({ text, code }: Section): string => fold(`${text}\n${code}`);
