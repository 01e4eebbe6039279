import type { Section } from '@handbook/content';
import type { Found, Unit } from '../query/match.ts';
import type { SearchIndex } from '../searchIndex.ts';
import { mentionBonus, nameBonus, readName } from './names.ts';
import { askedWords, phraseBonus } from './phrases.ts';
import { messagesIn, quoteBonus } from './quotes.ts';
import { rules } from './rules.ts';

/** The number of top results that are also scored by their text. */
const CLOSE = 200;

/** Scores how well a section matches the words of a query. */
function score(units: readonly Unit[], id: number): number {
  let [coverage, base, heading] = [0, 0, 0];
  for (const { share, matches } of units) {
    const match = matches.get(id);
    if (!match) continue;
    coverage += share * Math.max(...Object.values(match.worth));
    base += share * match.score;
    heading += share * (match.worth.heading ?? 0);
  }
  return coverage ** rules.coverage * (0.5 * base + heading);
}

/** Returns the matching sections, best first. Ties keep the order of the documents. */
export function rank(index: SearchIndex, found: Found, text: string): number[] {
  const words = askedWords(found);
  const name = readName(text);
  const messages = messagesIn(text);
  const scored = [...found.terms.keys()].map((id) => {
    const section = index.sections[id] as Section;
    const facts = index.factsOf(id);
    const bonus = nameBonus(section, facts, name) + phraseBonus(facts.phrases, words);
    return { id, section, score: score(found.units, id) + bonus };
  });
  type Scored = (typeof scored)[number];
  const compare = (a: Scored, b: Scored) => b.score - a.score || a.id - b.id;
  for (const one of scored.sort(compare).slice(0, CLOSE)) {
    one.score += mentionBonus(one.section, name) + quoteBonus(one.section, messages);
  }
  return scored.sort(compare).map(({ id }) => id);
}
