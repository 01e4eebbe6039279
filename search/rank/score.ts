import { type Field, slugOf } from '../index/fields.ts';
import { keyOf, type SearchIndex } from '../index/searchIndex.ts';
import type { Found, Match } from '../query/match.ts';
import { fold } from '../text/fold.ts';

/** A section and what it is worth as an answer. */
export interface Scored {
  id: number;
  score: number;
  /** Share of the query, by weight, that was found. */
  coverage: number;
  /** Whether all that was found stands in code blocks. */
  codeOnly: boolean;
}

/** What a query is as a whole. */
interface Whole {
  /** Letters and digits of it. */
  key: string;
  /** The same without the words that say nothing. */
  contentKey: string;
  /** A name with dots: the last part, and what stands before it. */
  last: string;
  before: string[];
  folded: string;
}

function wholeOf(text: string, found: Found): Whole {
  const folded = fold(text).trim();
  const names = /^[\w$]+(?:\.[\w$]+)+(?:\(\))?$/.test(folded) ? folded.split('.') : [];
  return {
    folded,
    key: keyOf(text),
    contentKey: keyOf(found.units.map(({ word }) => word.run.text).join('')),
    last: keyOf(names.at(-1) ?? ''),
    before: names.slice(0, -1).map(keyOf),
  };
}

const at = (match: Match, ...fields: Field[]) =>
  Math.max(...fields.map((field) => match.worth[field] ?? 0));

/** How much a heading is the very thing that was asked for. */
function nameBonus(index: SearchIndex, id: number, whole: Whole): number {
  const section = index.sections[id];
  const facts = index.facts[id];
  if (!section || !facts || whole.key === '') return 0;
  const { headingKey } = facts;
  if (headingKey === whole.key || headingKey === whole.contentKey) {
    return fold(section.heading).trim() === whole.folded ? 4.2 : 4;
  }
  const context = [...section.parents, section.title].map(keyOf);
  // `route.cleanUrls` is the entry `cleanUrls` below `route`.
  if (keyOf(section.parents.at(-1) ?? '') + headingKey === whole.key) return 4;
  if (whole.last !== '' && headingKey === whole.last) {
    const around = [...context, keyOf(section.path)];
    return whole.before.every((name) => around.some((part) => part.includes(name))) ? 3.8 : 3;
  }
  // `--port` is the entry `--port <port>`.
  if (fold(section.heading).startsWith(`${whole.folded} `)) return 2;
  if (keyOf(slugOf(section)) === whole.key) return 1.5;
  if (headingKey.startsWith(whole.key)) return whole.key.length / headingKey.length;
  return 0;
}

/** Weighs what was found in a section. */
function score(index: SearchIndex, found: Found, whole: Whole, id: number): Scored {
  const total = found.units.reduce((sum, { weight }) => sum + weight, 0);
  let coverage = 0;
  let base = 0;
  let heading = 0;
  let around = 0;
  let headingSize = 0;
  let codeOnly = true;
  for (const { word, weight, matches } of found.units) {
    const match = matches.get(id);
    if (!match) continue;
    const share = weight / total;
    const inHeading = Math.max(at(match, 'heading'), at(match, 'slug') * 0.8);
    coverage += share * at(match, 'heading', 'slug', 'title', 'parents', 'text', 'code');
    base += share * match.score;
    heading += share * inHeading;
    around += share * Math.max(inHeading, at(match, 'title', 'parents') * 0.9);
    if (inHeading > 0) headingSize += word.run.cjk ? word.run.text.length / 2 : 1;
    if (at(match, 'heading', 'slug', 'title', 'parents', 'text') > 0) codeOnly = false;
  }
  const section = index.sections[id];
  const words = index.facts[id]?.headingWords ?? 1;
  const precision = Math.min(1, headingSize / words);
  const fit = heading === 0 ? 0 : (2 * heading * precision) / (heading + precision);
  const intro = section?.anchor === '' ? 0.25 * around : 0;
  const value = coverage ** 1.5 * (base + 2 * fit + (heading > 0 ? 1 : 0.5) * around + intro);
  return { id, score: value + nameBonus(index, id, whole), coverage, codeOnly };
}

/** How many of the best are looked at closely. */
const CLOSE = 50;

/** Adds what only the text itself shows: whether it has the words of the query one behind the other. */
function addPhrases(index: SearchIndex, scored: Scored[], whole: Whole, several: boolean) {
  if (!several) return;
  for (const entry of scored.slice(0, CLOSE)) {
    const section = index.sections[entry.id];
    if (!section) continue;
    if (fold(section.heading).includes(whole.folded)) entry.score += 0.5;
    else if (fold(section.text).includes(whole.folded)) entry.score += 0.3;
  }
}

const compare = (a: Scored, b: Scored) =>
  Number(a.codeOnly) - Number(b.codeOnly) || b.score - a.score || a.id - b.id;

/** Everything that was found, the best first; ties stay in the order of the documents. */
export function scoreAll(index: SearchIndex, found: Found, text: string): Scored[] {
  const whole = wholeOf(text, found);
  const scored = [...found.terms.keys()].map((id) => score(index, found, whole, id)).sort(compare);
  addPhrases(index, scored, whole, found.units.length > 1);
  return dropStrays(scored.sort(compare));
}

/** When something has all of the query, what has less than half of it is noise. */
function dropStrays(scored: Scored[]): Scored[] {
  const best = Math.max(0, ...scored.slice(0, CLOSE).map(({ coverage }) => coverage));
  return best < 0.99 ? scored : scored.filter(({ coverage }) => coverage >= 0.5);
}
