import type { Section } from '@handbook/content';
import type { Facts } from '../facts.ts';
import type { Found, Unit } from '../query/match.ts';
import type { SearchIndex } from '../searchIndex.ts';
import { mentionBonus, nameBonus, readName } from './names.ts';
import { askedWords, phraseBonus } from './phrases.ts';
import { messagesIn, quoteBonus } from './quotes.ts';
import { rules } from './rules.ts';

/** The number of top results that are also scored by their text. */
const CLOSE = 80;

/** Scores how well a section matches the words of a query. */
function score(units: readonly Unit[], id: number, facts: Facts): number {
  let [coverage, base, heading, size] = [0, 0, 0, 0];
  for (const { word, share, matches } of units) {
    const match = matches.get(id);
    if (!match) continue;
    const { worth } = match;
    const inHeading = (worth.heading ?? 0) ** rules.ownWord;
    coverage += share * Math.max(...Object.values(worth));
    base += share * match.score;
    heading += share * inHeading;
    if (inHeading > 0) size += word.run.cjk ? word.run.text.length / 2 : 1;
  }
  // A heading with few words besides the query is a closer match than a long one.
  const precision = Math.min(1, size / facts.words);
  const fit = heading === 0 ? 0 : (2 * heading * precision) / (heading + precision);
  const own = 0.5 * base + 0.5 * fit + heading;
  return coverage ** rules.coverage * own;
}

/** Returns the matching sections, best first. Ties keep the order of the documents. */
export function rank(index: SearchIndex, found: Found, text: string): number[] {
  const words = askedWords(found);
  const name = readName(text, found.units.map(({ word }) => word.run.text).join(' '));
  const messages = messagesIn(text);
  const scored = [...found.terms.keys()].map((id) => {
    const section = index.sections[id] as Section;
    const facts = index.factsOf(id);
    const bonus = nameBonus(section, facts, name);
    const value = score(found.units, id, facts);
    const entry = facts.isEntry && bonus === 0 ? rules.entry : 1;
    return { id, section, score: value * entry + bonus + phraseBonus(facts.phrases, words) };
  });
  type Scored = (typeof scored)[number];
  const compare = (a: Scored, b: Scored) => b.score - a.score || a.id - b.id;
  for (const one of scored.sort(compare).slice(0, CLOSE)) {
    one.score += mentionBonus(one.section, name) + quoteBonus(one.section, messages);
  }
  return scored.sort(compare).map(({ id }) => id);
}
