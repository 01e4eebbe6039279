import { distance } from '../index/distance.ts';
import { keyOf } from '../index/facts.ts';
import type { SearchIndex } from '../index/searchIndex.ts';
import type { Found } from '../query/match.ts';
import { editsOf } from '../query/terms.ts';
import { fold } from '../text/fold.ts';
import { UNMISTAKABLE } from './mention.ts';
import { rules } from './rules.ts';

/** The query as a whole. */
export interface Whole {
  /** The letters and digits of the query. */
  key: string;
  /** The letters and digits without stop words. */
  contentKey: string;
  /** The words as typed, without stop words. */
  content: string;
  /** A name with dots: the last part, and the parts before it. */
  last: string;
  /** The whole query with its capitals. */
  typed: string;
  /** The words of each part: the keys of `themeConfig` are on the page `config-theme`. */
  before: string[][];
  folded: string;
  /** For a single word that doesn't occur anywhere: the maximum number of edits to a name. */
  misspelled: number;
}

/** Splits `themeConfig` into `theme` and `config`. */
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
    misspelled: only && !only.known && !only.word.run.cjk ? editsOf(fold(only.word.run.text)) : 0,
    key: keyOf(text),
    content,
    contentKey: keyOf(content),
    last: keyOf(names.at(-1) ?? ''),
    typed,
    before: names.length === 0 ? [] : parts.slice(0, -1).map(wordsOf),
  };
}

/** A name with the leading characters that show its kind. */
const FLAG = /^(?:--?|:::|@)[\w-]+$/;

/** Returns the bonus of a heading that is the name in the query. */
export function nameBonus(index: SearchIndex, id: number, whole: Whole): number {
  const section = index.sections[id];
  if (!section || whole.key === '') return 0;
  const facts = index.factsOf(id);
  const { headingKey, heading, ownKey } = facts;
  // Exactly as written, including capitals and dots: `PORT` is the variable, `--port` the flag.
  const parent = section.parents.at(-1);
  const isTyped = section.heading === whole.typed || `${parent}.${section.heading}` === whole.typed;
  if (isTyped && rules.exactKey && UNMISTAKABLE.test(whole.typed)) return rules.exactKey;
  if (isTyped && rules.asWritten) return rules.asWritten;
  if (headingKey === whole.key || headingKey === whole.contentKey) {
    if (heading === whole.folded) return rules.sameSigns;
    if (FLAG.test(heading) && heading === whole.content) return rules.flagAmongWords;
    // `how does the build work` doesn't ask for the entry `build`.
    if (headingKey !== whole.key && facts.isEntry) return rules.entryAmongWords;
    return section.isRow ? rules.rowName : rules.sameName;
  }
  if (whole.last !== '' && headingKey === whole.last) {
    const around = [...facts.around, keyOf(section.path)];
    const owner = section.isRow ? facts.around.at(-2) : undefined;
    const isOwn = owner?.endsWith(whole.before.at(-1)?.join('') ?? '') ?? true;
    const placed =
      isOwn &&
      whole.before.every((names) =>
        around.some((part) => names.every((name) => part.includes(name))),
      );
    // `themeConfig.nav` is the key `nav`, not the component `Nav`.
    const isExact = placed && whole.typed.endsWith(`.${section.heading}`);
    return (isExact && rules.exactKey) || rules.lastPart;
  }
  if (headingKey.startsWith(whole.key)) {
    return (rules.beginning * whole.key.length) / headingKey.length;
  }
  const slips = whole.misspelled
    ? distance(whole.key, ownKey, whole.misspelled)
    : Number.POSITIVE_INFINITY;
  if (slips <= whole.misspelled) return rules.misspelled / slips ** 2;
  // `cleanU` begins `route.cleanUrls` as well as `cleanUrlByConfig`.
  const begins = /[a-z][A-Z]/.test(whole.typed) && ownKey.startsWith(whole.key);
  return begins ? (rules.ownBeginning * whole.key.length) / ownKey.length : 0;
}
