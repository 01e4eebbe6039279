import type { SitePage } from '@handbook/content';
import { absoluteUrl, findAll, type SiteLocation } from '@handbook/content';
import type { Element } from 'hast';
import { markdownPath } from './markdownPath.ts';
import { toMarkdown } from './toMarkdown.ts';

/**
 * Returns a page as Markdown, with its URL, description, and date as frontmatter. Links to pages lead to their Markdown.
 *
 * @param content from `pageContent`; its URLs are modified in place
 * @param urls absolute URLs of the site's pages
 */
export function markdownPage(
  page: SitePage,
  content: Element,
  urls: ReadonlySet<string>,
  place: SiteLocation,
): string {
  const linkTo = (url: string) => {
    if (url.startsWith('data:')) return '';
    if (!url.startsWith(place.base)) return url;
    const [path = '', hash] = `/${url.slice(place.base.length)}`.split('#');
    const target = absoluteUrl(path, place);
    const own = urls.has(target) ? absoluteUrl(markdownPath(path), place) : target;
    return own + (hash === undefined ? '' : `#${hash}`);
  };
  for (const { properties } of findAll(content, () => true)) {
    for (const name of ['href', 'src']) {
      if (typeof properties[name] === 'string') properties[name] = linkTo(properties[name]);
    }
  }
  const head = [
    '---',
    `url: ${JSON.stringify(absoluteUrl(page.path, place))}`,
    ...(page.description ? [`description: ${JSON.stringify(page.description)}`] : []),
    ...(page.changed ? [`lastUpdated: ${page.changed}`] : []),
    '---',
  ];
  return `${head.join('\n')}\n\n${toMarkdown(content)}`;
}
