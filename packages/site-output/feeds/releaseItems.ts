import type { SitePage } from '@handbook/content';
import { datesAround, type Prepared } from '@handbook/releases';
import type { FeedItem } from '@rspress/plugin-rss';
import type { Element } from 'hast';
import { entryId } from './entryId.ts';
import { feedContent, sections } from './feedContent.ts';

/**
 * Returns the entries of a release page, in page order. Their heading IDs look like `v2-0-22`. A release without a date gets
 * the date of the release before it, or else the date of the page's last change.
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
  if (!page.changed) return [];
  const changed = new Date(page.changed);
  return [...sections(content)]
    .filter(([id]) => /^v\d+-\d+-\d+/.test(id))
    .map(([id, { title, nodes }]) => {
      const date = dates[title]?.date ?? datesAround(title, dates)?.after.date;
      const link = `${url}#${id}`;
      return {
        id: entryId('release', page.lang, id),
        title: `Rspress ${title}`,
        link,
        date: date ? new Date(date) : changed,
        content: feedContent(nodes, url, origin),
      };
    });
}
