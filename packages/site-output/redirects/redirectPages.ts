import type { SitePages } from '@handbook/content';
import { absoluteUrl, encodedPath, type SiteLocation } from '@handbook/content';
import { attribute } from '../document-head/tags.ts';
import type { Redirect } from './readRedirects.ts';

/** Follows the link of a redirect page, with the query and the hash of the old URL. */
export const redirectScript =
  '{const to=new URL(document.links[0].href);to.search=location.search;to.hash=location.hash||to.hash;location.replace(to)}';

/**
 * Returns the HTML files of redirects, by their paths, for hosts without redirects, such as GitHub Pages: of each page that has
 * moved, and of each page's path with a slash at the end, for which these hosts look for a folder.
 *
 * @param policy the meta element with the policy, which allows {@link redirectScript}
 */
export function redirectPages(
  pages: SitePages,
  moved: readonly Redirect[],
  policy: string,
  place: SiteLocation,
): Map<string, string> {
  const slashes = pages
    .all()
    .filter(({ path }) => !path.endsWith('/'))
    .map(({ path }) => ({ from: path, to: path }));
  return new Map(
    [...moved, ...slashes].map(({ from, to }) => {
      const page = pages.at(to.replace(/#.*/, ''));
      const link = attribute(encodedPath(place.base.slice(0, -1) + to));
      const title = attribute(page?.title ?? to);
      const canonical = attribute(absoluteUrl(to.replace(/#.*/, ''), place));
      const html = `<!doctype html>
<html lang="${page?.lang ?? 'en'}">
<head><meta charset="utf-8">${policy}<title>${title}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex"><link rel="canonical" href="${canonical}">
<meta http-equiv="refresh" content="0; url=${link}"></head>
<body><a href="${link}">${title}</a><script>${redirectScript}</script></body>
</html>
`;
      return [`${from}/index.html`, html];
    }),
  );
}
