import { fields } from '../index/fields.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import { type Found, foundIds, type Unit } from '../query/match.ts';
import { fold } from '../text/fold.ts';
import { mentionBonus, namesIn } from './mention.ts';
import { messageBonus, messagesIn } from './message.ts';
import { nameBonus, type Whole, wholeOf } from './name.ts';
import { askedWords, phraseBonus } from './phrase.ts';
import { wordingBonus, wordingOf } from './wording.ts';

/** A section and what it is worth as an answer. */
export interface Scored {
  id: number;
  score: number;
  /** Share of the query, by weight, that was found. */
  coverage: number;
  /** Whether all that was found stands in code blocks. */
  codeOnly: boolean;
}

const [HEADING, SLUG, TITLE, PARENTS, TEXT] = fields.keys();
const CODE = fields.indexOf('code');
const PHRASES = fields.indexOf('phrases');

const at = (unit: Unit, id: number, ...places: (number | undefined)[]) =>
  Math.max(...places.map((field) => (field === undefined ? 0 : unit.worthIn(id, field))));

/** Worth of a section next to the one that it is a detail of. */
const DETAIL = 0.9;

/** Worth of an entry that says hardly anything, such as a row of a table, unless it is asked for by its name. */
const SLIGHT = 0.7;
/** In characters. */
const SLIGHT_SIZE = 160;
/** Worth of a heading with nothing between it and the next one: what it announces stands further down. */
const EMPTY = 0.5;

/** Worth of an entry of the reference, unless it is asked for by its name: words of a question are not parts of names. */
const ENTRY = 0.8;

/** Weighs what was found in a section. */
function score(
  index: SearchIndex,
  found: Found,
  whole: Whole,
  words: ReturnType<typeof askedWords>,
  id: number,
): Scored {
  const total = found.units.reduce((sum, { weight }) => sum + weight, 0);
  let coverage = 0;
  let base = 0;
  let heading = 0;
  let around = 0;
  let above = 0;
  let headingSize = 0;
  let codeOnly = true;
  for (const unit of found.units) {
    if (unit.scoreIn(id) === 0) continue;
    const { run } = unit.word;
    const share = unit.weight / total;
    // Another way to say it in a heading is worth less there than the word itself in a text.
    const inHeading = Math.max(at(unit, id, HEADING), at(unit, id, SLUG) * 0.8) ** 1.5;
    const inText = at(unit, id, HEADING, SLUG, TITLE, PARENTS, TEXT, PHRASES);
    coverage += share * Math.max(inText, at(unit, id, CODE));
    base += share * unit.scoreIn(id);
    heading += share * inHeading;
    above += share * at(unit, id, PARENTS);
    around += share * Math.max(inHeading, at(unit, id, TITLE, PARENTS) * 0.9);
    if (inHeading > 0) headingSize += run.cjk ? run.text.length / 2 : 1;
    if (inText > 0) codeOnly = false;
  }
  const section = index.sections[id];
  const precision = Math.min(1, headingSize / (index.facts[id]?.headingWords ?? 1));
  const fit = heading === 0 ? 0 : (2 * heading * precision) / (heading + precision);
  const intro = section?.anchor === '' ? 0.125 * around + 0.1 * coverage : 0;
  const own = 0.5 * base + 0.5 * fit + (heading > 0 ? 1 : 0.2) * around + intro;
  // What its heading says of the query is said above it already: the section above is the answer, this one a detail.
  const detail = heading > 0 && above >= heading ? DETAIL : 1;
  const size = section ? section.text.length + section.code.length : 0;
  const slight = section && section.depth > 2 && size < SLIGHT_SIZE ? SLIGHT : 1;
  const bonus = nameBonus(index, id, whole);
  const entry = bonus < 1 && index.facts[id]?.isEntry ? ENTRY : 1;
  const value = coverage ** 1.25 * own * detail * slight * entry;
  // Whoever types a piece of syntax looks for it in samples.
  const inSample = whole.isSyntax && fold(section?.code ?? '').includes(whole.folded);
  const empty = size === 0 ? EMPTY : 1;
  const asked = phraseBonus(index.facts[id]?.phrases ?? [], words);
  return { id, score: (value + bonus) * empty + asked, coverage, codeOnly: codeOnly && !inSample };
}

/** How many of the best are looked at closely. */
const CLOSE = 80;

/** Adds what only the text itself shows. */
function addWording(
  index: SearchIndex,
  found: Found,
  scored: Scored[],
  whole: Whole,
  text: string,
): void {
  const wording = wordingOf(found, whole.folded);
  const names = namesIn(text);
  const messages = messagesIn(text);
  for (const entry of scored.slice(0, CLOSE)) {
    const section = index.sections[entry.id];
    if (!section) continue;
    entry.score += wordingBonus(section, wording) + mentionBonus(section, names);
    entry.score += messageBonus(section, messages);
  }
}

const compare = (a: Scored, b: Scored) =>
  Number(a.codeOnly) - Number(b.codeOnly) || b.score - a.score || a.id - b.id;

/** Everything that was found, the best first; ties stay in the order of the documents. */
export function scoreAll(index: SearchIndex, found: Found, text: string): Scored[] {
  const whole = wholeOf(text, found);
  const words = askedWords(found);
  const scored = foundIds(found)
    .map((id) => score(index, found, whole, words, id))
    .sort(compare);
  addWording(index, found, scored, whole, text);
  return dropStrays(scored.sort(compare));
}

/** When something has all of the query, what has less than half of it is noise. */
function dropStrays(scored: Scored[]): Scored[] {
  const best = Math.max(0, ...scored.slice(0, CLOSE).map(({ coverage }) => coverage));
  return best < 0.99 ? scored : scored.filter(({ coverage }) => coverage >= 0.5);
}
