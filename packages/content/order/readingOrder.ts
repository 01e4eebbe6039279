import { join } from 'node:path';
import { readText } from '../files/readText.mjs';
import { oncePer } from '../site-pages/oncePer.ts';
import type { SitePage } from '../site-pages/sitePages.ts';
import { metaNames } from './metaNames.ts';

/**
 * The pages below a folder in the order of its `_meta.json` files, as paths from `docs/<language>` without extension.
 *
 * @param root folder of a language's pages
 * @param folder path from there
 */
export function readingOrder(root: string, folder: string): string[] {
  return (metaNames(join(root, folder)) ?? []).flatMap((name) => {
    const path = `${folder}/${name}`;
    return metaNames(join(root, path)) ? readingOrder(root, path) : [path];
  });
}

interface NavItem {
  link?: string;
  items?: NavItem[];
}

/** The home page, then the pages of each folder of the navigation bar. */
function siteOrder(root: string): string[] {
  const items: NavItem[] = JSON.parse(readText(join(root, '_nav.json')));
  const links = items.flatMap((item) => [item, ...(item.items ?? [])]).map(({ link = '' }) => link);
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
