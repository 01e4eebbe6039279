import type { SitePage } from '@handbook/content';
import { absoluteUrl, type SiteLocation } from '@handbook/content';
import type { Element } from 'hast';
import { mapUrls } from '../page-content/mapUrls.ts';
import { markdownPath } from './markdownPath.ts';
import { toMarkdown } from './toMarkdown.ts';

/**
 * Returns the absolute URL of a link; for a page, the URL of its Markdown.
 *
 * @param pages URLs of the site's pages
 */
function linkFor(url: string, pages: ReadonlySet<string>, place: SiteLocation): string {
  if (!url.startsWith(place.base)) return url;
  const path = `/${url.slice(place.base.length)}`;
  const [page = '', hash] = path.split('#');
  const target = absoluteUrl(page, place);
  const own = pages.has(target) ? absoluteUrl(markdownPath(page), place) : target;
  return own + (hash === undefined ? '' : `#${hash}`);
}

/**
 * Returns a page as Markdown, with its URL, description, and date as frontmatter.
 *
 * @param content from `pageContent`; its URLs are modified in place
 * @param pages paths of the site's pages
 */
export function markdownPage(
  page: SitePage,
  content: Element,
  pages: ReadonlySet<string>,
  place: SiteLocation,
): string {
  const urls = new Set([...pages].map((path) => absoluteUrl(path, place)));
  mapUrls(content, (url) => (url.startsWith('data:') ? '' : linkFor(url, urls, place)));
  const head = [
    '---',
    `url: ${JSON.stringify(absoluteUrl(page.path, place))}`,
    ...(page.description ? [`description: ${JSON.stringify(page.description)}`] : []),
    ...(page.changed ? [`lastUpdated: ${page.changed}`] : []),
    '---',
  ];
  return `${head.join('\n')}\n\n${toMarkdown(content)}`;
}
