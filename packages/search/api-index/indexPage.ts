import type { Section } from '@handbook/content';
import type { IndexEntry, IndexPage } from './entries.ts';

/** The ID of the last heading of a page, which doesn't name an entry. */
const CLOSING = 'next';

const isName = (text: string): boolean => /^[!-~]+$/.test(text);

/** Returns a name as it is written before a dot: `Badge` for `<Badge>`, `useDark` for `useDark()`. */
const bare = (name: string): string => name.replace(/^<|\/?>$|\(.*$/g, '');

function entryOf({ heading, anchor, parents, isRow, phrases = [] }: Section): IndexEntry {
  const parent = parents.at(-1) ?? '';
  // `nav` below `themeConfig`, but not a row below a flag or a heading in words.
  const isOwned = isRow === true && isName(parent) && !parent.startsWith('-');
  const name = isOwned ? `${bare(parent)}.${heading}` : heading;
  const isCode = isRow === true || (/[^A-Za-z]|[a-z][A-Z]|^[a-z]/.test(name) && isName(name));
  return { name, anchor, isCode, ...(phrases.length > 0 && { words: phrases.join(' ') }) };
}

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
