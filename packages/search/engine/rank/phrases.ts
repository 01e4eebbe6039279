import type { Found } from '../query/match.ts';
import { phraseKey, synonymsOf } from '../query/synonyms.ts';
import { rules } from './rules.ts';

/** A word of the question, with the keys for comparing phrases. */
interface AskedWord {
  key: string;
  others: ReadonlySet<string>;
  share: number;
}

/** Parses a question once for all phrases. */
export const askedWords = ({ units }: Found): AskedWord[] =>
  units.map(({ word: { key }, share }) => {
    return { key, others: new Set(synonymsOf(key).map(phraseKey)), share };
  });

function worthIn(phrase: ReadonlySet<string>, { key, others }: AskedWord): number {
  if (phrase.has(key)) return 1;
  for (const word of phrase) if (others.has(word)) return rules.phraseSynonym;
  return 0;
}

/** Returns how similar a question and a phrase are: 1 for the same words without stop words, in any form and order. */
function nearness(phrase: ReadonlySet<string>, asked: readonly AskedWord[]): number {
  // A single word is a name more often than a part of a question: `discord` is the icon, not “discord link”.
  if (asked.length === 1 && phrase.size > 1) return 0;
  let share = 0;
  let words = 0;
  for (const word of asked) {
    const worth = worthIn(phrase, word);
    share += word.share * worth;
    words += worth;
  }
  if (words === 0) return 0;
  const said = Math.min(1, words / phrase.size);
  return (2 * share * said) / (share + said);
}

/** Returns the bonus of a section for its phrase that is closest to the question. */
export const phraseBonus = (
  phrases: readonly ReadonlySet<string>[],
  asked: readonly AskedWord[],
): number => rules.phrase * Math.max(0, ...phrases.map((phrase) => nearness(phrase, asked))) ** 3;
