import type { FeedItem } from '@rspress/plugin-rss';

/** Sets a stable id and removes the page's buttons and anchors from the content. */
export const tidyItem = (item: FeedItem, _page: unknown, siteUrl: string): FeedItem => ({
  ...item,
  id: item.link,
  content: item.content
    ?.replace(/<a [^>]*rp-header-anchor[^>]*>#<\/a>/g, '')
    .replace(/<button.*?<\/button>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/(href|src)="\//g, `$1="${siteUrl}`),
});
