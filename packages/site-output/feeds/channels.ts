import { addressOf, type Place } from '@handbook/content';
import type { FeedChannel, FeedItem } from '@rspress/plugin-rss';

/** What a feed is about. */
export type Topic = 'changes' | 'releases';

/** The forms that each feed has. */
export const FORMATS = [
  { type: 'atom', ending: 'xml', mime: 'application/atom+xml' },
  { type: 'json', ending: 'json', mime: 'application/feed+json' },
] as const;

/** Where a feed is, without the base. */
export const feedPath = (topic: Topic, prefix: string, ending: string): string =>
  `${prefix}/feeds/${topic}.${ending}`;

/** One feed in one language. */
export interface FeedSubject {
  topic: Topic;
  lang: string;
  /** What paths of the language start with: `/zh`, or nothing. */
  prefix: string;
  title: string;
  description: string;
  /** When something in it last changed; builds without a change give the same file. */
  updated: Date;
  has: (path: string) => boolean;
  item: (path: string, item: FeedItem) => FeedItem;
  /** The entries, where they are not one a page. */
  items?: () => FeedItem[];
}

/** What JSON Feed 1.1 has that the library, which writes 1.0, does not. */
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

/** A feed in both forms, as the plugin takes them. */
export function channelsOf(subject: FeedSubject, place: Place): FeedChannel[] {
  const { topic, lang, prefix, title, description, updated, has, item, items } = subject;
  const home = addressOf(`${prefix}/`, place);
  return FORMATS.map(({ type, ending }) => {
    const url = addressOf(feedPath(topic, prefix, ending), place);
    return {
      id: `${topic}-${lang}-${type}`,
      title,
      description,
      language: lang,
      link: home,
      feedLinks: { [type]: url },
      favicon: addressOf('/icon.svg', place),
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
