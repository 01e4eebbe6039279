import { join } from 'node:path';
import { oncePer } from '../site-pages/oncePer.ts';
import type { SitePage } from '../site-pages/sitePages.ts';
import { entryName, flatNav, type MetaEntry, type NavEntry, readEntries } from './menuFiles.ts';

/**
 * The pages below a folder in the order of its `_meta.json` files, as paths from `docs/<language>` without extension.
 *
 * @param root folder of a language's pages
 * @param folder path from there
 */
export function readingOrder(root: string, folder: string): string[] {
  const entries = readEntries<MetaEntry>(join(root, folder, '_meta.json'));
  // A page has no such file.
  if (!entries) return [folder];
  return entries.flatMap((entry) => {
    const name = entryName(entry);
    return name === undefined ? [] : readingOrder(root, `${folder}/${name}`);
  });
}

/** The home page, then the pages of each folder of the navigation bar. */
function siteOrder(root: string): string[] {
  const entries = flatNav(readEntries<NavEntry>(join(root, '_nav.json')) ?? []);
  const links = entries.map(({ link = '' }) => link);
  const areas = new Set(links.flatMap((link) => /^\/([^/]+)/.exec(link)?.[1] ?? []));
  return ['index', ...[...areas].flatMap((area) => readingOrder(root, area))];
}

/**
 * Pages of one language in the order of navigation and sidebar, the home page first; pages that are in neither come
 * last, in the order of their paths.
 *
 * @param root the repository, absolute
 */
export function inReadingOrder(pages: readonly SitePage[], root = process.cwd()): SitePage[] {
  const orderIn = oncePer(siteOrder);
  const placed = pages.map((page) => {
    const folder = join(root, 'docs', page.lang);
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
