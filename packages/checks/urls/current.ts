import { headingsOf, type Page, type RoutedFile, urlOf } from '@handbook/content';
import type { Nodes } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

/** One address a reader can link to, without the base path, e.g. `/zh/guide/basic/deploy#nginx`. */
export interface Address {
  url: string;
  /** Path from the repository root of the file that makes it. */
  file: string;
  line: number;
}

/** Headings in the frame of a live example belong to the example. */
function isShown(page: Page): (line: number) => boolean {
  const frames: [number, number][] = [];
  visit(page.tree, (node: Nodes) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Result') return;
    frames.push([node.position?.start.line ?? 0, node.position?.end.line ?? 0]);
    return SKIP;
  });
  return (line) => frames.some(([start, end]) => start <= line && line <= end);
}

/** Addresses of the headings below a page's title; the title's own lands where the page's does. */
function headingAddresses(page: Page): Address[] {
  const shown = isShown(page);
  return headingsOf(page)
    .filter(({ depth, line }) => depth > 1 && !shown(line))
    .map(({ id, line }) => ({ url: `${urlOf(page)}#${id}`, file: page.file, line }));
}

/** Every address of the site: routes (the not-found page is none) and headings. */
export function currentAddresses(routes: readonly RoutedFile[], pages: readonly Page[]): Address[] {
  const named = routes.filter(({ route }) => route !== '/404');
  return [
    ...named.map((file): Address => ({ url: urlOf(file), file: file.file, line: 1 })),
    ...pages.filter(({ route }) => route !== '/404').flatMap(headingAddresses),
  ];
}
