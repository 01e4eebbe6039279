import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePages } from '@handbook/content';
import {
  absoluteUrl,
  docsHistory,
  fileOf,
  fromRoot,
  memoize,
  onSiteBuilt,
  readInterfaceText,
  siteLocation,
} from '@handbook/content';
import { releaseDates } from '@handbook/releases';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { type FeedItem, pluginRss } from '@rspress/plugin-rss';
import { addHead } from '../document-head/addHead.ts';
import { tag } from '../document-head/tags.ts';
import { readLiveTexts } from '../page-content/describeLive.ts';
import { pageContent } from '../page-content/pageContent.ts';
import type { SiteNames } from '../site-files/manifest.ts';
import { channelsOf, type FeedSubject, FORMATS, feedPath } from './channels.ts';
import { entryId } from './entryId.ts';
import { feedContent } from './feedContent.ts';
import { releaseItems } from './releaseItems.ts';
import { type PageChange, substantialChanges } from './substantialChanges.ts';

/** The number of changes in a feed. */
const MAX_CHANGES = 20;

/** Returns the newest changes of a language, by the path of the page's file. */
function newest(changes: ReadonlyMap<string, PageChange>, lang: string): Map<string, PageChange> {
  return new Map(
    [...changes]
      .filter(([file]) => file.startsWith(`docs/${lang}/`) && /(?<!404)\.mdx?$/.test(file))
      .sort(([a, { date: one }], [b, { date: other }]) =>
        one === other ? (a < b ? -1 : 1) : Date.parse(other) - Date.parse(one),
      )
      .slice(0, MAX_CHANGES),
  );
}

const datesOf = (changes: Iterable<[string, PageChange]>): Map<string, string> =>
  new Map([...changes].map(([file, { date }]) => [file, date]));

/**
 * Writes feeds of changed pages and of releases, in each language, as Atom and JSON Feed, with the framework's RSS plugin.
 * Dates come from the git history; a page without a date isn't in a feed.
 */
export function feeds(pages: SitePages, names: SiteNames): RspressPlugin {
  const texts = readInterfaceText();
  const changes = substantialChanges(docsHistory());
  let folder = '';

  const subjectsOf = (lang: string): FeedSubject[] => {
    const text = (key: string) => texts[key]?.[lang] ?? '';
    const contentOf = (path: string) =>
      pageContent(readFileSync(join(folder, fileOf(path)), 'utf8'), readLiveTexts(lang));
    const shown = newest(changes, lang);
    const changeItem = memoize((path): FeedItem | undefined => {
      const page = pages.at(path);
      const change = page && shown.get(fromRoot(page.file));
      if (!change) return undefined;
      const url = absoluteUrl(path);
      return {
        id: entryId('change', path, change.date),
        title: `${text(`feeds.${change.kind}`)}${page.title}`,
        link: url,
        description: page.description,
        date: new Date(change.date),
        content: feedContent(contentOf(path)?.children ?? [], url, siteLocation.origin),
      };
    });
    const isRelease = new RegExp(`^docs/${lang}/releases/\\d`);
    const releaseFiles = datesOf([...changes].filter(([file]) => isRelease.test(file)));
    const itemsOf = memoize((path): FeedItem[] => {
      const page = pages.at(path);
      const content = contentOf(path);
      return page && content
        ? releaseItems(page, content, absoluteUrl(path), siteLocation.origin, releaseDates)
        : [];
    });
    return [
      {
        topic: 'changes',
        lang,
        title: `${names[lang]?.title}${text('feeds.changes')}`,
        description: text('feeds.changes.description'),
        files: datesOf(shown),
        item: changeItem,
      },
      {
        topic: 'releases',
        lang,
        title: `Rspress${text('feeds.releases')}`,
        description: text('feeds.releases.description'),
        files: releaseFiles,
        items: () =>
          pages
            .all()
            .filter(({ file }) => releaseFiles.has(fromRoot(file)))
            .flatMap(({ path }) => itemsOf(path)),
      },
    ];
  };

  const subjects = Object.keys(names)
    .flatMap(subjectsOf)
    .filter(({ files }) => files.size > 0);
  const topics = [...new Set(subjects.map(({ topic }) => topic))];
  const rss = pluginRss({
    siteUrl: siteLocation.origin ? absoluteUrl('/') : undefined,
    feed: subjects.flatMap(channelsOf),
  });
  let config: UserConfig = {};
  const write = onSiteBuilt('feeds', async (site) => {
    folder = site.folder;
    await rss.afterBuild?.(config, true);
  });
  return {
    name: 'feeds',
    config(given) {
      config = addHead(given, pages, ({ lang }) =>
        subjects
          .filter((subject) => subject.lang === lang)
          .flatMap(({ topic, title }) =>
            FORMATS.map(({ ending, mime }) =>
              tag('link', {
                rel: 'alternate',
                type: mime,
                title,
                href: absoluteUrl(feedPath(topic, lang, ending)),
              }),
            ),
          )
          .join(''),
      );
      return config;
    },
    beforeBuild: (given, isProd) => rss.beforeBuild?.(given, isProd),
    async extendPageData(info, isProd) {
      await rss.extendPageData?.(info, isProd);
      // The plugin's component adds links in the browser, and its data to every page. `config` writes them at build time.
      Reflect.deleteProperty(info, 'feeds');
    },
    // The footer links to these feeds.
    builderConfig: {
      plugins: [write],
      source: { define: { FEED_TOPICS: JSON.stringify(topics) } },
    },
  };
}
