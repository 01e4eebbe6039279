import { absoluteUrl, type SiteLocation, type SitePage, type SitePages } from '@handbook/content';
import { attribute } from '../document-head/tags.ts';

/**
 * Returns the sitemap: every page with the date of its last commit and its alternates. The framework's plugin also lists
 * error pages, has no alternates, and uses the dates of files.
 */
export function sitemap(pages: Pick<SitePages, 'all' | 'alternates'>, place: SiteLocation): string {
  const at = ({ path }: SitePage) => attribute(absoluteUrl(path, place));
  const entries = pages.all().map((page) => {
    const alternates = pages.alternates(page);
    const links = [
      ...alternates.map((it) => [it.lang, at(it)]),
      ['x-default', at(alternates[0] ?? page)],
    ].map(([lang, url]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${url}"/>`);
    const date = page.changed ? `<lastmod>${page.changed}</lastmod>` : '';
    return `  <url><loc>${at(page)}</loc>${date}${links.join('')}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`;
}
