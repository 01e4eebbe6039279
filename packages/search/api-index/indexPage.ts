import type { Section } from '@handbook/content';
import type { IndexEntry, IndexPage } from './entries.ts';

/** Id of the heading that ends a page and names nothing. */
const CLOSING = 'next';

const isName = (text: string): boolean => /^[!-~]+$/.test(text);

/** The last part of a hierarchy, as the name of what stands in it: `nav` in `themeConfig.nav`. */
const ownsRow = (parent: string | undefined): parent is string =>
  parent !== undefined && isName(parent) && !parent.startsWith('-');

function entryOf({ heading, anchor, parents, isRow }: Section): IndexEntry {
  const parent = parents.at(-1);
  const name = isRow && ownsRow(parent) ? `${bare(parent)}.${heading}` : heading;
  return {
    name,
    anchor,
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
