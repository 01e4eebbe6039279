import type { FeedItem } from '@rspress/plugin-rss';

/** Gives an entry an id that stays, and content without the buttons and anchors of the page. */
export const tidyItem = (item: FeedItem, _page: unknown, siteUrl: string): FeedItem => ({
  ...item,
  id: item.link,
  content: item.content
    ?.replace(/<a [^>]*rp-header-anchor[^>]*>#<\/a>/g, '')
    .replace(/<button.*?<\/button>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/(href|src)="\//g, `$1="${siteUrl}`),
});
