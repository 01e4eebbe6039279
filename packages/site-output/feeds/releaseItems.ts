import type { SitePage } from '@handbook/content';
import type { Prepared } from '@handbook/releases';
import type { FeedItem } from '@rspress/plugin-rss';
import type { Element } from 'hast';
import { entryId } from './entryId.ts';
import { feedContent, sections } from './feedContent.ts';

/**
 * Returns the entries of a release page, in page order. A release without a date is
 * left out, because feed readers would show it as new.
 *
 * @param content the content of the built page
 * @param url the URL of the page
 * @param origin the origin of the site; empty if unknown
 */
export function releaseItems(
  page: SitePage,
  content: Element,
  url: string,
  origin: string,
  dates: Readonly<Record<string, Pick<Prepared, 'date'>>>,
): FeedItem[] {
  return [...sections(content)].flatMap(([id, { title, nodes }]) => {
    const date = dates[title]?.date;
    if (date === undefined) return [];
    return [
      {
        id: entryId('release', page.lang, id),
        title: `Rspress ${title}`,
        link: `${url}#${id}`,
        date: new Date(date),
        content: feedContent(nodes, url, origin),
      },
    ];
  });
}
