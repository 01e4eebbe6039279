import type { Section } from '@handbook/content';
import { fold } from '../engine/text/fold.ts';
import { isStopWord } from '../engine/text/stopWords.ts';
import type { IndexEntry, IndexPage } from './entries.ts';

/** Id of the heading that ends a page and names nothing. */
const CLOSING = 'next';

const isName = (text: string): boolean => /^[!-~]+$/.test(text);

/** The last part of a hierarchy, as the name of what stands in it: `nav` in `themeConfig.nav`. */
const ownsRow = (parent: string | undefined): parent is string =>
  parent !== undefined && isName(parent) && !parent.startsWith('-');

/** Lines before what an entry is for: its type, its default, and more of the kind. */
const FACT = /^[\p{L} ]{2,20}[:：] /u;

/** Three words or characters at least: a description, not a type or `required`. */
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

/** The words of an entry's purpose and phrases that say something and aren't in its name, each once. */
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

/** `<Badge>` and `useDark()` as the names before a dot. */
const bare = (name: string): string => name.replace(/^<|\/?>$|\(.*$/g, '');

/**
 * Lists the entries of a page.
 *
 * @param sections those of one page, its introduction first
 */
export function indexPage([introduction, ...sections]: readonly Section[]): IndexPage | undefined {
  if (!introduction) return undefined;
  const { path, title, area } = introduction;
  const entries = sections.filter(({ anchor }) => anchor !== CLOSING).map(entryOf);
  return { link: path, title, area, entries };
}
