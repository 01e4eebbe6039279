import { createHash } from 'node:crypto';
import type { SitePages } from '@handbook/content';
import {
  absoluteUrl,
  docsHistory,
  fromRoot,
  onSiteBuilt,
  readInterfaceText,
} from '@handbook/content';
import { localePrefix } from '@handbook/content/address';
import type { RspressPlugin } from '@rspress/core';
import { Feed } from 'feed';
import { addHead, attribute, tag } from '../document-head/tags.ts';
import type { SiteNames } from '../site-files/manifest.ts';
import { substantialChanges } from './substantialChanges.ts';

/** The number of changes in a feed. */
const MAX_CHANGES = 20;

const FORMATS = { xml: 'application/atom+xml', json: 'application/feed+json' } as const;

/** The path of a feed, without the base. */
const feedPath = (lang: string, ending: keyof typeof FORMATS) =>
  `${localePrefix(lang)}/feeds/changes.${ending}`;

/** Returns the ID of an entry, a UUID of version 8, which is the same in every build and at every URL. */
function entryId(path: string, date: string): string {
  const hash = createHash('sha256').update(`change\n${path}\n${date}`).digest('hex');
  const uuid = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-a$4-$5');
  return `urn:uuid:${uuid}`;
}

/** Upgrades the library's JSON Feed 1.0 to 1.1. */
function toJsonFeed(json: string, language: string): string {
  const { version: _, icon: __, author, ...feed } = JSON.parse(json);
  const version = 'https://jsonfeed.org/version/1.1';
  return JSON.stringify({ version, ...feed, language, authors: [author] }, null, 2);
}

/**
 * Writes a feed of changed pages in each language, as Atom and JSON Feed, with their descriptions. Dates come from the git
 * history; a page without a date isn't in the feed.
 */
export function feeds(pages: SitePages, names: SiteNames): RspressPlugin {
  const texts = readInterfaceText();
  const changes = substantialChanges(docsHistory());
  const hasChanges = changes.size > 0;
  const titleOf = (lang: string) => `${names[lang]?.title}${texts['feeds.changes']?.[lang]}`;

  function feedOf(lang: string): Feed {
    const items = pages
      .all()
      .filter((page) => page.lang === lang)
      .flatMap((page) => {
        const change = changes.get(fromRoot(page.file));
        return change ? [{ page, ...change }] : [];
      })
      .sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
      .slice(0, MAX_CHANGES);
    const feed = new Feed({
      id: `urn:rspress-handbook:changes:${lang}`,
      title: titleOf(lang),
      description: texts['feeds.changes.description']?.[lang],
      language: lang,
      link: absoluteUrl(`${localePrefix(lang)}/`),
      feedLinks: {
        atom: absoluteUrl(feedPath(lang, 'xml')),
        json: absoluteUrl(feedPath(lang, 'json')),
      },
      favicon: absoluteUrl('/icon.svg'),
      copyright: '',
      generator: 'Rspress',
      author: { name: 'Rspress' },
      // The date of the newest change, so that builds without a change write the same file.
      updated: new Date(items[0]?.date ?? 0),
    });
    for (const { page, kind, date } of items) {
      feed.addItem({
        id: entryId(page.path, date),
        title: `${texts[`feeds.${kind}`]?.[lang]}${page.title}`,
        link: absoluteUrl(page.path),
        description: page.description,
        date: new Date(date),
        content: `<p>${attribute(page.description)}</p>`,
      });
    }
    return feed;
  }

  const write = onSiteBuilt('feeds', async (site) => {
    if (!hasChanges) return;
    for (const lang of Object.keys(names)) {
      const feed = feedOf(lang);
      site.write(feedPath(lang, 'xml'), feed.atom1());
      site.write(feedPath(lang, 'json'), toJsonFeed(feed.json1(), lang));
    }
  });
  return {
    name: 'feeds',
    config: (config) =>
      addHead(config, pages, ({ lang }) => {
        if (!hasChanges) return '';
        const link = ([ending, type]: [string, string]) => {
          const href = absoluteUrl(feedPath(lang, ending as keyof typeof FORMATS));
          return tag('link', { rel: 'alternate', type, title: titleOf(lang), href });
        };
        return Object.entries(FORMATS).map(link).join('');
      }),
    // The footer links to the feed.
    builderConfig: {
      plugins: [write],
      source: { define: { FEED_TOPICS: JSON.stringify(hasChanges ? ['changes'] : []) } },
    },
  };
}
