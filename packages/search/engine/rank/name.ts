import { distance } from '../index/distance.ts';
import { keyOf, type SearchIndex } from '../index/searchIndex.ts';
import type { Found } from '../query/match.ts';
import { editsOf } from '../query/terms.ts';
import { fold } from '../text/fold.ts';
import { isSyntax } from './wording.ts';

/** What a query is as a whole. */
export interface Whole {
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
  /** Whether it is a piece of syntax. */
  isSyntax: boolean;
  /** For a single word that stands nowhere: how many edits away a name may be. */
  misspelt: number;
}

/** `themeConfig` as `theme` and `config`. */
const wordsOf = (name: string): string[] =>
  name
    .split(/(?<=[a-z])(?=[A-Z])/)
    .map(keyOf)
    .filter((word) => word !== '');

/** Reads a query as a whole. */
export function wholeOf(text: string, found: Found): Whole {
  const folded = fold(text).trim();
  const names = /^[\w$]+(?:\.[\w$]+)+(?:\(\))?$/.test(folded) ? folded.split('.') : [];
  const typed = text.trim();
  const content = found.units.map(({ word }) => fold(word.run.text)).join(' ');
  const parts = typed.split('.');
  const only = found.units.length === 1 ? found.units[0] : undefined;
  return {
    folded,
    isSyntax: isSyntax(folded),
    misspelt: only && !only.known && !only.word.run.cjk ? editsOf(fold(only.word.run.text)) : 0,
    key: keyOf(text),
    content,
    contentKey: keyOf(content),
    last: keyOf(names.at(-1) ?? ''),
    typed,
    lastTyped: parts.at(-1) ?? '',
    before: names.length === 0 ? [] : parts.slice(0, -1).map(wordsOf),
  };
}

/** A single name with the signs in front of it that say what it is. */
const LED_NAME = /^(?:--?|:::|@)[\w-]+$/;

/** What a name gains that the query is one slip away from. */
const MISSPELT = 1.5;

/** How much a heading is the very thing that was asked for. */
export function nameBonus(index: SearchIndex, id: number, whole: Whole): number {
  const section = index.sections[id];
  const facts = index.facts[id];
  if (!section || !facts || whole.key === '') return 0;
  const { headingKey, heading, ownKey } = facts;
  // As it is written, capitals and dots included: `PORT` is the variable, `--port` the flag.
  const parent = section.parents.at(-1);
  if (section.heading === whole.typed || `${parent}.${section.heading}` === whole.typed) return 4.8;
  if (headingKey === whole.key || headingKey === whole.contentKey) {
    if (heading === whole.folded) return 4.2;
    // `rspress --port` is the flag, not the variable `PORT`.
    if (LED_NAME.test(heading) && heading === whole.content) return 4.1;
    // `--template` is a flag: an entry `template` of something else has only the word.
    if (LED_NAME.test(whole.folded)) return 1.5;
    // `build` is not what `how does the build work` asks for.
    if (headingKey !== whole.key && facts.isEntry) return 0;
    // A row `lineNumbers` of some component is not what `line numbers` asks for first.
    return section.isRow ? 2.5 : 4;
  }
  // `route.cleanUrls` is the entry `cleanUrls` below `route`.
  if ((section.parents.length > 0 ? facts.around.at(-2) : '') + headingKey === whole.key) return 4;
  if (whole.last !== '' && headingKey === whole.last) {
    const around = [...facts.around, keyOf(section.path)];
    const placed = whole.before.every((names) =>
      around.some((part) => names.every((name) => part.includes(name))),
    );
    // `themeConfig.nav` is the key `nav`, not the component `Nav`.
    return (placed ? 3.8 : 3) + (section.heading.includes(whole.lastTyped) ? 0.3 : 0);
  }
  // `--port` is the entry `--port <port>`.
  if (heading.startsWith(`${whole.folded} `)) return 2;
  if (facts.slugKey === whole.key) return 1.5;
  if (headingKey.startsWith(whole.key)) {
    return (whole.key.length / headingKey.length) * (section.isRow ? 0.4 : 1);
  }
  const slips = whole.misspelt
    ? distance(whole.key, ownKey, whole.misspelt)
    : Number.POSITIVE_INFINITY;
  if (slips <= whole.misspelt) return MISSPELT / slips ** 2;
  // `cleanU` begins `route.cleanUrls` as well as `cleanUrlByConfig`.
  const begins = /[a-z][A-Z]/.test(whole.typed) && ownKey.startsWith(whole.key);
  return begins ? whole.key.length / ownKey.length : 0;
}
