import type { SitePage } from '@handbook/content';
import { type Redirect, withoutSlash } from './readRedirects.ts';

/**
 * Redirects from each folder that has no page, such as `/guide`, to the first page in it.
 *
 * @param pages in reading order
 * @param moved redirects that take precedence
 */
export function folderRedirects(
  pages: readonly Pick<SitePage, 'path'>[],
  moved: readonly Redirect[] = [],
): Redirect[] {
  const taken = new Set([
    ...pages.map(({ path }) => withoutSlash(path)),
    ...moved.map(({ from }) => from),
  ]);
  const redirects: Redirect[] = [];
  for (const { path } of pages) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const from = path.slice(0, end);
      if (taken.has(from)) continue;
      taken.add(from);
      redirects.push({ from, to: path });
    }
  }
  return redirects;
}
