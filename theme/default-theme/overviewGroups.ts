import type { Header } from '@rspress/core';
import type { Group } from '@rspress/core/theme-original';

/** What an overview needs to know of a page. */
interface ListedPage {
  routePath: string;
  title: string;
  toc: Header[];
}

/**
 * The groups of an overview of these pages.
 *
 * @param groups the routes of each group's pages by its name; a route without a page is left out
 * @param depths the heading levels, as in `overviewHeaders`
 */
export function overviewGroups(
  pages: readonly ListedPage[],
  groups: Readonly<Record<string, readonly string[]>>,
  depths: readonly number[],
): Group[] {
  return Object.entries(groups).map(([name, routes]) => ({
    name,
    items: routes.flatMap((route) => {
      const page = pages.find(({ routePath }) => routePath === route);
      if (!page) return [];
      const headers = page.toc.filter(({ depth }) => depths.includes(depth));
      return [{ text: page.title, link: route, headers }];
    }),
  }));
}
