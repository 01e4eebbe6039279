import type { SitePage } from '@handbook/content';
import { addressOf, fileOf, type Place } from '@handbook/content';
import type { Element } from 'hast';
import { mapAddresses } from '../page-content/addresses.ts';
import { toMarkdown } from './toMarkdown.ts';

/** The path of a page's Markdown, without the base. */
export const twinPath = (path: string): string => fileOf(path, '.md');

/**
 * The address of a link as it is in Markdown: a page of the site becomes that page's Markdown.
 *
 * @param pages addresses of the site's pages
 */
function linkFor(address: string, pages: ReadonlySet<string>, place: Place): string {
  if (!address.startsWith(place.base)) return address;
  const path = `/${address.slice(place.base.length)}`;
  const [page = '', hash] = path.split('#');
  const target = addressOf(page, place);
  const own = pages.has(target) ? addressOf(twinPath(page), place) : target;
  return own + (hash === undefined ? '' : `#${hash}`);
}

const quoted = (value: string): string => JSON.stringify(value);

/**
 * A page as Markdown: where it is and what it is about, then its content.
 *
 * @param content as `pageContent` gives it; its addresses are changed
 * @param pages paths of the site's pages, whose Markdown links lead to
 */
export function twinOf(
  page: SitePage,
  content: Element,
  pages: ReadonlySet<string>,
  place: Place,
): string {
  const addresses = new Set([...pages].map((path) => addressOf(path, place)));
  mapAddresses(content, (address, kind) => {
    // A picture that is part of the address says nothing to who reads text.
    if (address.startsWith('data:')) return '';
    return kind === 'picture' && !address.startsWith(place.base)
      ? address
      : linkFor(address, addresses, place);
  });
  const head = [
    '---',
    `url: ${quoted(addressOf(page.path, place))}`,
    ...(page.description ? [`description: ${quoted(page.description)}`] : []),
    ...(page.changed ? [`lastUpdated: ${page.changed}`] : []),
    '---',
  ];
  return `${head.join('\n')}\n\n${toMarkdown(content)}`;
}
