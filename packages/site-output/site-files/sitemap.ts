import type { SitePage } from '@handbook/content';
import { absoluteUrl, type SiteLocation } from '@handbook/content';
import { attribute } from '../document-head/tags.ts';

/**
 * Returns the sitemap: every page with the date of its last commit and its alternates.
 *
 * @param alternatesOf returns a page in every language, the main language first
 */
export function sitemap(
  pages: readonly SitePage[],
  alternatesOf: (page: SitePage) => readonly SitePage[],
  place: SiteLocation,
): string {
  const at = ({ path }: SitePage) => attribute(absoluteUrl(path, place));
  const entries = pages.map((page) => {
    const all = alternatesOf(page);
    const [main = page] = all;
    const link = (language: string, target: SitePage) =>
      `    <xhtml:link rel="alternate" hreflang="${language}" href="${at(target)}"/>`;
    return [
      '  <url>',
      `    <loc>${at(page)}</loc>`,
      ...(page.changed ? [`    <lastmod>${page.changed}</lastmod>`] : []),
      ...all.map((alternate) => link(alternate.lang, alternate)),
      link('x-default', main),
      '  </url>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Returns `robots.txt`. Crawlers only accept an absolute URL of the sitemap. */
export const robots = (place: SiteLocation): string =>
  [
    `User-agent: *\nAllow: ${place.base}\n`,
    ...(place.origin ? [`Sitemap: ${absoluteUrl('/sitemap.xml', place)}\n`] : []),
  ].join('\n');
