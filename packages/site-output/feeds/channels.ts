import { basename, dirname } from 'node:path/posix';
import { absoluteUrl, fromRoot } from '@handbook/content';
import { localePrefix } from '@handbook/content/address';
import type { FeedChannel, FeedItem } from '@rspress/plugin-rss';

/** The subject of a feed. */
export type Topic = 'changes' | 'releases';

/** The formats of each feed. */
export const FORMATS = [
  { type: 'atom', ending: 'xml', mime: 'application/atom+xml' },
  { type: 'json', ending: 'json', mime: 'application/feed+json' },
] as const;

/** The path of a feed, without the base. */
export const feedPath = (topic: Topic, lang: string, ending: string): string =>
  `${localePrefix(lang)}/feeds/${topic}.${ending}`;

/** One feed in one language. */
export interface FeedSubject {
  topic: Topic;
  lang: string;
  title: string;
  description: string;
  /** The source files of the feed's pages, with the dates of their changes. */
  files: ReadonlyMap<string, string>;
  /** Returns the entry of a page. */
  item?: (path: string) => FeedItem | undefined;
  /** Returns the entries, if a page has more than one. */
  items?: () => FeedItem[];
}

/** Upgrades the library's JSON Feed 1.0 to 1.1. */
function toJsonFeed(content: string, lang: string, url: string): string {
  const { version: _, icon: __, author, ...feed } = JSON.parse(content);
  return JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      ...feed,
      feed_url: url,
      language: lang,
      ...(author && { authors: [author] }),
    },
    null,
    2,
  );
}

/** Returns the plugin's channels for both formats of a feed. */
export function channelsOf(subject: FeedSubject): FeedChannel[] {
  const { topic, lang, title, description, files, item, items } = subject;
  // The date of the newest change, so that builds without a change write the same file.
  const updated = new Date(Math.max(0, ...[...files.values()].map((date) => Date.parse(date))));
  return FORMATS.map(({ type, ending }) => {
    const path = feedPath(topic, lang, ending);
    const url = absoluteUrl(path);
    return {
      id: `${topic}-${lang}-${type}`,
      title,
      description,
      language: lang,
      link: absoluteUrl(`${localePrefix(lang)}/`),
      feedLinks: { [type]: url },
      favicon: absoluteUrl('/icon.svg'),
      copyright: '',
      generator: 'Rspress',
      author: { name: 'Rspress' },
      updated,
      test: ({ _filepath }) => files.has(fromRoot(_filepath)),
      // The library throws on an entry without a date, also before `transform` replaces the entries.
      item: (given, { routePath }) => item?.(routePath) ?? { ...given, date: updated },
      output: {
        type,
        dir: dirname(path).slice(1),
        filename: basename(path),
        transform: (_, { feed }) => {
          if (items) feed.items = items();
          feed.options.id = `urn:rspress-handbook:${topic}:${lang}`;
          return type === 'atom' ? feed.atom1() : toJsonFeed(feed.json1(), lang, url);
        },
      },
    };
  });
}
