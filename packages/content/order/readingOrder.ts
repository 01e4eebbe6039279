import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../files/readText.mjs';
import { memoize } from '../site-pages/memoize.ts';
import type { SitePage } from '../site-pages/sitePages.ts';

/** An entry of `_nav.json`. */
export interface NavEntry {
  text?: string;
  link?: string;
  activeMatch?: string;
  items?: NavEntry[];
}

/** An entry of `_meta.json`: a file name, or an object with a type and a label. */
export type MetaEntry = string | { type?: string; name?: string; label?: string };

/** The entries of a `_meta.json` or `_nav.json`; undefined if the file doesn't exist. */
export const readEntries = <Entry>(file: string): Entry[] | undefined =>
  existsSync(file) ? JSON.parse(readText(file)) : undefined;

/** The entries of `_nav.json` with all nested entries. */
export const flatNav = (entries: readonly NavEntry[]): NavEntry[] =>
  entries.flatMap((entry) => [entry, ...flatNav(entry.items ?? [])]);

/** The file or folder of an entry without extension; a path if it is in a nested folder. */
export const entryName = (entry: MetaEntry): string | undefined =>
  (typeof entry === 'string' ? entry : entry.name)?.replace(/\.\w+$/, '');

/**
 * Returns the pages in a folder in the order of its `_meta.json` files, as paths from `docs/<language>` without extension.
 *
 * @param root the folder of a language's pages
 * @param folder a path in that folder, or the path of a page
 */
export function readingOrder(root: string, folder: string): string[] {
  const entries = readEntries<MetaEntry>(join(root, folder, '_meta.json'));
  if (!entries) return [folder];
  return entries.flatMap((entry) => {
    const name = entryName(entry);
    return name === undefined ? [] : readingOrder(root, `${folder}/${name}`);
  });
}

/** Returns the home page, then the pages of each folder in the navbar. */
function siteOrder(root: string): string[] {
  const entries = flatNav(readEntries<NavEntry>(join(root, '_nav.json')) ?? []);
  const links = entries.map(({ link = '' }) => link);
  const areas = new Set(links.flatMap((link) => /^\/([^/]+)/.exec(link)?.[1] ?? []));
  return ['index', ...[...areas].flatMap((area) => readingOrder(root, area))];
}

/**
 * Sorts pages in the order of navbar and sidebar, the home page first. Pages that are in neither are last, sorted by path.
 */
export function inReadingOrder(pages: readonly SitePage[]): SitePage[] {
  const orderIn = memoize(siteOrder);
  const placed = pages.map((page) => {
    const folder = join(process.cwd(), 'docs', page.lang);
    const name = page.file.slice(folder.length + 1).replace(/\.\w+$/, '');
    const place = orderIn(folder).indexOf(name.replaceAll('\\', '/'));
    return { page, place: place === -1 ? Number.POSITIVE_INFINITY : place };
  });
  return placed
    .sort((a, b) =>
      a.place === b.place ? (a.page.path < b.page.path ? -1 : 1) : a.place - b.place,
    )
    .map(({ page }) => page);
}
