import { absoluteUrl, type SiteLocation } from '@handbook/content';
import type { FeedChannel, FeedItem } from '@rspress/plugin-rss';

/** The subject of a feed. */
export type Topic = 'changes' | 'releases';

/** The formats of each feed. */
export const FORMATS = [
  { type: 'atom', ending: 'xml', mime: 'application/atom+xml' },
  { type: 'json', ending: 'json', mime: 'application/feed+json' },
] as const;

/** The path of a feed, without the base. */
export const feedPath = (topic: Topic, prefix: string, ending: string): string =>
  `${prefix}/feeds/${topic}.${ending}`;

/** One feed in one language. */
export interface FeedSubject {
  topic: Topic;
  lang: string;
  /** The path prefix of the language: `/zh`, or empty. */
  prefix: string;
  title: string;
  description: string;
  /** The date of the newest change, so that builds without a change write the same file. */
  updated: Date;
  has: (path: string) => boolean;
  item: (path: string, item: FeedItem) => FeedItem;
  /** The entries, if a page has more than one. */
  items?: () => FeedItem[];
}

/** Upgrades the library's JSON Feed 1.0 to 1.1. */
function toJsonFeed(content: string, subject: FeedSubject, url: string): string {
  const { version: _, icon: __, author, ...feed } = JSON.parse(content);
  return JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      ...feed,
      feed_url: url,
      language: subject.lang,
      ...(author && { authors: [author] }),
    },
    null,
    2,
  );
}

/** Returns the plugin's channels for both formats of a feed. */
export function channelsOf(subject: FeedSubject, place: SiteLocation): FeedChannel[] {
  const { topic, lang, prefix, title, description, updated, has, item, items } = subject;
  const home = absoluteUrl(`${prefix}/`, place);
  return FORMATS.map(({ type, ending }) => {
    const url = absoluteUrl(feedPath(topic, prefix, ending), place);
    return {
      id: `${topic}-${lang}-${type}`,
      title,
      description,
      language: lang,
      link: home,
      feedLinks: { [type]: url },
      favicon: absoluteUrl('/icon.svg', place),
      copyright: '',
      generator: 'Rspress',
      author: { name: 'Rspress' },
      updated,
      test: ({ routePath }) => has(routePath),
      item: (given, { routePath }) => item(routePath, given),
      output: {
        type,
        dir: `${prefix.slice(1)}${prefix && '/'}feeds`,
        filename: `${topic}.${ending}`,
        transform: (content, { feed }) => {
          if (items) feed.items = items();
          feed.options.id = `urn:rspress-handbook:${topic}:${lang}`;
          const written =
            items || type === 'atom' ? (type === 'atom' ? feed.atom1() : feed.json1()) : content;
          return type === 'json' ? toJsonFeed(written, subject, url) : written;
        },
      },
    };
  });
}
