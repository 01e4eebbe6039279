import { headingsOf, type Page, type RoutedFile, urlOf } from '@handbook/content';
import { resultLines } from '../lib/resultLines.ts';

/** A URL that a reader can link to, without the base path, e.g. `/zh/guide/basic/deploy#nginx`. */
export interface SiteUrl {
  url: string;
  /** The source file of the page, from the repository root. */
  file: string;
  line: number;
}

/** The URLs of a page's headings, without the title, whose URL is the same place as the page's URL. */
function headingUrls(page: Page): SiteUrl[] {
  // Headings in the frame of a live example belong to the example.
  const shown = resultLines(page);
  return headingsOf(page)
    .filter(({ depth, line }) => depth > 1 && !shown.has(line))
    .map(({ id, line }) => ({ url: `${urlOf(page)}#${id}`, file: page.file, line }));
}

/** Every URL of the site: routes, except the 404 page, and headings. */
export function currentUrls(routes: readonly RoutedFile[], pages: readonly Page[]): SiteUrl[] {
  const named = routes.filter(({ route }) => route !== '/404');
  return [
    ...named.map((file): SiteUrl => ({ url: urlOf(file), file: file.file, line: 1 })),
    ...pages.filter(({ route }) => route !== '/404').flatMap(headingUrls),
  ];
}
