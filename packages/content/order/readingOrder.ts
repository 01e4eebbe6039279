import { join } from 'node:path';
import { memoize } from '../site-pages/memoize.ts';
import type { SitePage } from '../site-pages/sitePages.ts';
import { entryName, flatNav, type MetaEntry, type NavEntry, readEntries } from './menuFiles.ts';

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
