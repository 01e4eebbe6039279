import type { Section } from '@handbook/content';
import { fold } from '../engine/text/fold.ts';
import { isStopWord } from '../engine/text/stopWords.ts';
import type { IndexEntry, IndexPage } from './entries.ts';

/** The ID of the last heading of a page, which doesn't name an entry. */
const CLOSING = 'next';

const isName = (text: string): boolean => /^[!-~]+$/.test(text);

/** Matches the last part of a name in a hierarchy, such as `nav` in `themeConfig.nav`. */
const ownsRow = (parent: string | undefined): parent is string =>
  parent !== undefined && isName(parent) && !parent.startsWith('-');

/** Lines before the purpose of an entry: its type, its default, and similar facts. */
const FACT = /^[\p{L} ]{2,20}[:：] /u;

/** At least three words or characters: a description, not a type or `required`. */
const DESCRIPTION = /\S\s+\S+\s+\S|\p{Script=Han}{3}/u;

/** Returns the first sentence of an entry; a row of a table has its description in the last cell. */
function purposeOf({ text, isRow }: Section): string {
  const lines = isRow
    ? text
        .split(' | ')
        .slice(-1)
        .filter((cell) => DESCRIPTION.test(cell))
    : text.split('\n').filter((line) => !FACT.test(line));
  return lines[0]?.split(/[.;:](?:\s|$)|[。；：]/)[0] ?? '';
}

/** Returns the words of an entry's purpose and phrases once each, without stop words and words of its name. */
function knownBy(section: Section, name: string): string {
  const told = [...(section.phrases ?? []), purposeOf(section)].join(' ');
  const own = fold(name);
  const words = fold(told).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => !isStopWord(word) && !own.includes(word)).join(' ');
}

function entryOf(section: Section): IndexEntry {
  const { heading, anchor, parents, isRow } = section;
  const parent = parents.at(-1);
  const name = isRow && ownsRow(parent) ? `${bare(parent)}.${heading}` : heading;
  const words = knownBy(section, name);
  return {
    name,
    anchor,
    ...(words !== '' && { words }),
    isCode: isRow === true || (/[^A-Za-z]|[a-z][A-Z]|^[a-z]/.test(name) && isName(name)),
  };
}

/** Returns a name as it is written before a dot: `Badge` for `<Badge>`, `useDark` for `useDark()`. */
const bare = (name: string): string => name.replace(/^<|\/?>$|\(.*$/g, '');

/**
 * Lists the entries of a page.
 *
 * @param sections the sections of one page, introduction first
 */
export function indexPage([introduction, ...sections]: readonly Section[]): IndexPage | undefined {
  if (!introduction) return undefined;
  const { path, title, area } = introduction;
  const entries = sections.filter(({ anchor }) => anchor !== CLOSING).map(entryOf);
  return { link: path, title, area, entries };
}
