import { fields, slugOf } from '../index/fields.ts';
import { keyOf, type SearchIndex } from '../index/searchIndex.ts';
import { type Found, foundIds, type Unit } from '../query/match.ts';
import { fold } from '../text/fold.ts';
import type { Section } from '../types.ts';
import { mentionBonus, nameIn } from './mention.ts';
import { isSyntax, wordingBonus, wordingOf } from './wording.ts';

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
  /** The words that say something as they were typed. */
  content: string;
  /** A name with dots: the last part, and what stands before it. */
  last: string;
  /** All of it with its capitals. */
  typed: string;
  /** The last part with its capitals. */
  lastTyped: string;
  /** The words of each: the page `config-theme` is the place of what stands in `themeConfig`. */
  before: string[][];
  folded: string;
}

/** `themeConfig` as `theme` and `config`. */
const wordsOf = (name: string): string[] =>
  name
    .split(/(?<=[a-z])(?=[A-Z])/)
    .map(keyOf)
    .filter((word) => word !== '');

function wholeOf(text: string, found: Found): Whole {
  const folded = fold(text).trim();
  const names = /^[\w$]+(?:\.[\w$]+)+(?:\(\))?$/.test(folded) ? folded.split('.') : [];
  return {
    folded,
    key: keyOf(text),
    content: found.units.map(({ word }) => fold(word.run.text)).join(' '),
    contentKey: keyOf(found.units.map(({ word }) => word.run.text).join('')),
    last: keyOf(names.at(-1) ?? ''),
    typed: text.trim(),
    lastTyped: text.trim().split('.').at(-1) ?? '',
    before: names.length === 0 ? [] : text.trim().split('.').slice(0, -1).map(wordsOf),
  };
}

const [HEADING, SLUG, TITLE, PARENTS, TEXT] = fields.keys();
const CODE = fields.indexOf('code');

const at = (unit: Unit, id: number, ...places: (number | undefined)[]) =>
  Math.max(...places.map((field) => (field === undefined ? 0 : unit.worthIn(id, field))));

/** A single name with the signs in front of it that say what it is. */
const LED_NAME = /^(?:--?|:::|@)[\w-]+$/;

/** How much a heading is the very thing that was asked for. */
function nameBonus(index: SearchIndex, id: number, whole: Whole): number {
  const section = index.sections[id];
  const facts = index.facts[id];
  if (!section || !facts || whole.key === '') return 0;
  const { headingKey } = facts;
  // As it is written, capitals and dots included: `PORT` is the variable, `--port` the flag.
  const parent = section.parents.at(-1);
  if (section.heading === whole.typed || `${parent}.${section.heading}` === whole.typed) return 4.8;
  if (headingKey === whole.key || headingKey === whole.contentKey) {
    const heading = fold(section.heading).trim();
    if (heading === whole.folded) return 4.2;
    // `rspress --port` is the flag, not the variable `PORT`.
    if (LED_NAME.test(heading) && heading === whole.content) return 4.1;
    // `--template` is a flag: an entry `template` of something else has only the word.
    if (LED_NAME.test(whole.folded)) return 1.5;
    // `build` is not what `how does the build work` asks for.
    if (headingKey !== whole.key && isEntry(section)) return 0;
    // A row `lineNumbers` of some component is not what `line numbers` asks for first.
    return section.isRow ? 2.5 : 4;
  }
  const context = [...section.parents, section.title].map(keyOf);
  // `route.cleanUrls` is the entry `cleanUrls` below `route`.
  if (keyOf(section.parents.at(-1) ?? '') + headingKey === whole.key) return 4;
  if (whole.last !== '' && headingKey === whole.last) {
    const around = [...context, keyOf(section.path)];
    const placed = whole.before.every((names) =>
      around.some((part) => names.every((name) => part.includes(name))),
    );
    // `themeConfig.nav` is the key `nav`, not the component `Nav`.
    return (placed ? 3.8 : 3) + (section.heading.includes(whole.lastTyped) ? 0.3 : 0);
  }
  // `--port` is the entry `--port <port>`.
  if (fold(section.heading).startsWith(`${whole.folded} `)) return 2;
  if (keyOf(slugOf(section)) === whole.key) return 1.5;
  if (headingKey.startsWith(whole.key)) {
    return (whole.key.length / headingKey.length) * (section.isRow ? 0.4 : 1);
  }
  // `cleanU` begins `route.cleanUrls` as well as `cleanUrlByConfig`.
  const own = keyOf(section.heading.split('.').at(-1) ?? '');
  const begins = /[a-z][A-Z]/.test(whole.typed) && own.startsWith(whole.key);
  return begins ? whole.key.length / own.length : 0;
}

/** Whether a heading is a name of code, or several. */
const isEntry = ({ heading, isRow }: Section): boolean =>
  isRow === true ||
  heading
    .split(/[,、/]\s*|\s+(?:and|和)\s+/)
    .every(
      (name) => /^[\w$@.<>/-]+(?:\(\))?$/.test(name) && /[a-z][A-Z]|[_$.@<-]|^[a-z]/.test(name),
    );

/** Worth of a section next to the one that it is a detail of. */
const DETAIL = 0.8;

/** Worth of an entry that says hardly anything, such as a row of a table, unless it is asked for by its name. */
const SLIGHT = 0.7;
/** In characters. */
const SLIGHT_SIZE = 160;
/** Worth of a heading with nothing between it and the next one: what it announces stands further down. */
const EMPTY = 0.5;

/** Worth of an entry of the reference, unless it is asked for by its name: words of a question are not parts of names. */
const ENTRY = 0.8;

/** Weighs what was found in a section. */
function score(index: SearchIndex, found: Found, whole: Whole, id: number): Scored {
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
    const inText = at(unit, id, HEADING, SLUG, TITLE, PARENTS, TEXT);
    coverage += share * Math.max(inText, at(unit, id, CODE));
    base += share * unit.scoreIn(id);
    heading += share * inHeading;
    above += share * at(unit, id, PARENTS);
    around += share * Math.max(inHeading, at(unit, id, TITLE, PARENTS) * 0.9);
    if (inHeading > 0) headingSize += run.cjk ? run.text.length / 2 : 1;
    if (inText > 0) codeOnly = false;
  }
  const section = index.sections[id];
  const words = index.facts[id]?.headingWords ?? 1;
  const precision = Math.min(1, headingSize / words);
  const fit = heading === 0 ? 0 : (2 * heading * precision) / (heading + precision);
  const intro = section?.anchor === '' ? 0.125 * around + 0.1 * coverage : 0;
  const own = 0.5 * base + 0.5 * fit + (heading > 0 ? 1 : 0.2) * around + intro;
  // What its heading says of the query is said above it already: the section above is the answer, this one a detail.
  const detail = heading > 0 && above >= heading ? DETAIL : 1;
  const size = section ? section.text.length + section.code.length : 0;
  const slight = section && section.depth > 2 && size < SLIGHT_SIZE ? SLIGHT : 1;
  const bonus = nameBonus(index, id, whole);
  const entry = bonus >= 1 || !section || !isEntry(section) ? 1 : ENTRY;
  const value = coverage ** 1.25 * own * detail * slight * entry;
  // Whoever types a piece of syntax looks for it in samples.
  const inSample = isSyntax(whole.folded) && fold(section?.code ?? '').includes(whole.folded);
  const empty = size === 0 ? EMPTY : 1;
  return { id, score: (value + bonus) * empty, coverage, codeOnly: codeOnly && !inSample };
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
  const name = nameIn(text);
  for (const entry of scored.slice(0, CLOSE)) {
    const section = index.sections[entry.id];
    if (!section) continue;
    entry.score += wordingBonus(section, wording) + (name ? mentionBonus(section, name) : 0);
  }
}

const compare = (a: Scored, b: Scored) =>
  Number(a.codeOnly) - Number(b.codeOnly) || b.score - a.score || a.id - b.id;

/** Everything that was found, the best first; ties stay in the order of the documents. */
export function scoreAll(index: SearchIndex, found: Found, text: string): Scored[] {
  const whole = wholeOf(text, found);
  const scored = foundIds(found)
    .map((id) => score(index, found, whole, id))
    .sort(compare);
  addWording(index, found, scored, whole, text);
  return dropStrays(scored.sort(compare));
}

/** When something has all of the query, what has less than half of it is noise. */
function dropStrays(scored: Scored[]): Scored[] {
  const best = Math.max(0, ...scored.slice(0, CLOSE).map(({ coverage }) => coverage));
  return best < 0.99 ? scored : scored.filter(({ coverage }) => coverage >= 0.5);
}
