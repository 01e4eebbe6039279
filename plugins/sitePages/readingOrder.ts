import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metaNames } from './metaNames.ts';
import { oncePer } from './oncePer.ts';
import type { SitePage } from './sitePages.ts';

/** Where a name stands among others; after all of them where it is not there. */
function placeAmong(names: readonly string[] | undefined, name: string): number {
  const place = names?.indexOf(name) ?? -1;
  return place === -1 ? Number.MAX_SAFE_INTEGER : place;
}

/**
 * The places of a page in the `_meta.json` files from its area down. If a file lists the page by a path, such as
 * `basic/deploy`, the page has its place there.
 *
 * @param names the page's path from the language's folder, without extension
 */
function placesBelow(
  folder: string,
  names: readonly string[],
  namesIn: typeof metaNames,
): number[] {
  const places: number[] = [];
  for (let depth = 1; depth < names.length; depth++) {
    const listed = namesIn(join(folder, ...names.slice(0, depth)));
    const path = names.slice(depth).join('/');
    if (listed?.includes(path)) return [...places, listed.indexOf(path)];
    places.push(placeAmong(listed, names[depth] ?? ''));
  }
  return places;
}

/** The folders of the navigation bar, in its order. */
function areasOf(folder: string): string[] {
  const items: { link?: string }[] = JSON.parse(readFileSync(join(folder, '_nav.json'), 'utf8'));
  return items.map(({ link }) => link?.split('/')[1] ?? '');
}

/**
 * Pages of one language in the order of navigation and sidebar, the home page first.
 *
 * @param root the repository, absolute
 */
export function inReadingOrder(pages: readonly SitePage[], root = process.cwd()): SitePage[] {
  const namesIn = oncePer(metaNames);
  const bar = oncePer(areasOf);
  const placed = pages.map((page) => {
    const folder = join(root, 'docs', page.lang);
    const names = page.file
      .slice(folder.length + 1)
      .replace(/\.\w+$/, '')
      .split('/');
    const [area = ''] = names;
    const inBar = page.kind === 'home' ? -1 : bar(folder).indexOf(area);
    const places = [inBar, ...placesBelow(folder, names, namesIn)];
    return { page, places: inBar === -1 && page.kind !== 'home' ? [99, ...places] : places };
  });
  return placed
    .sort((a, b) => {
      for (let depth = 0; depth < Math.max(a.places.length, b.places.length); depth++) {
        const difference = (a.places[depth] ?? -1) - (b.places[depth] ?? -1);
        if (difference !== 0) return difference;
      }
      return a.page.path < b.page.path ? -1 : 1;
    })
    .map(({ page }) => page);
}
