import type { SitePage } from '@handbook/content';
import { datesAround, type Prepared } from '@handbook/releases';
import type { FeedItem } from '@rspress/plugin-rss';
import type { LiveTexts } from '../page-content/describeLive.ts';
import { pageContent } from '../page-content/pageContent.ts';
import { entryId } from './entryId.ts';
import { feedContent, sections } from './feedContent.ts';

/** Whether a page has an entry for each release, with a heading ID such as `v2-0-22`. */
export const isReleasePage = (path: string): boolean => /^(?:\/[a-z]{2})?\/releases\/\d/.test(path);

/**
 * Returns the entries of a page of releases, in its order. A release without a date gets the date of the release before it,
 * or else the date of the page's last change.
 *
 * @param html the built page
 */
export function releaseItems(
  page: SitePage,
  html: string,
  { url, origin }: { url: string; origin: string },
  liveTexts: LiveTexts,
  dates: Readonly<Record<string, Pick<Prepared, 'date'>>>,
): FeedItem[] {
  const content = pageContent(html, liveTexts);
  if (!content || !page.changed) return [];
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
