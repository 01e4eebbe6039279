import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SitePages } from '@handbook/content';
import {
  absoluteUrl,
  docsHistory,
  fileOf,
  memoize,
  onSiteBuilt,
  siteLocation,
} from '@handbook/content';
import { localePrefix } from '@handbook/content/address';
import { readText } from '@handbook/content/files';
import { releaseDates } from '@handbook/releases';
import type { PageIndexInfo, RspressPlugin, UserConfig } from '@rspress/core';
import { type FeedItem, pluginRss } from '@rspress/plugin-rss';
import { addHead } from '../document-head/addHead.ts';
import { tag } from '../document-head/tags.ts';
import { readLiveTexts } from '../page-content/describeLive.ts';
import { pageContent } from '../page-content/pageContent.ts';
import { channelsOf, type FeedSubject, FORMATS, feedPath } from './channels.ts';
import { entryId } from './entryId.ts';
import { feedContent } from './feedContent.ts';
import { isReleasePage, releaseItems } from './releaseItems.ts';
import { type PageChange, substantialChanges } from './substantialChanges.ts';

/** The number of changes in a feed. */
const MAX_CHANGES = 20;

type Names = Readonly<Record<string, { title: string }>>;
type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const toPath = (file: string) => relative(process.cwd(), file).split(sep).join('/');

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

const latest = (dates: readonly (string | undefined)[]): Date =>
  new Date(Math.max(0, ...dates.map((date) => (date ? Date.parse(date) : 0))));

/**
 * Writes feeds of changed pages and of releases, in each language, as Atom and JSON Feed, with the framework's RSS plugin.
 * Dates come from the git history; a page without a date isn't in a feed.
 */
export function feeds(pages: SitePages, names: Names): RspressPlugin {
  const texts: Texts = JSON.parse(readText(join(process.cwd(), 'i18n.json')));
  const changes = substantialChanges(docsHistory());
  const byPath = new Map<string, PageIndexInfo>();
  let folder = '';

  const htmlOf = (path: string) => readFileSync(join(folder, fileOf(path)), 'utf8');
  const fileOfPage = (path: string) => toPath(byPath.get(path)?._filepath ?? '');

  const subjectsOf = (lang: string): FeedSubject[] => {
    const prefix = localePrefix(lang, pages.mainLang);
    const shown = newest(changes, lang);
    const text = (key: string) => texts[key]?.[lang] ?? '';
    const liveTexts = readLiveTexts(lang);
    const base = { lang, prefix };
    const changeItem = memoize((path): FeedItem | undefined => {
      const page = pages.at(path);
      const change = shown.get(fileOfPage(path));
      if (!page || !change) return undefined;
      const url = absoluteUrl(path, siteLocation);
      const content = pageContent(htmlOf(path), liveTexts);
      return {
        id: entryId('change', path, change.date),
        title: `${text(`feeds.${change.kind}`)}${page.title}`,
        link: url,
        description: page.description,
        date: new Date(change.date),
        content: feedContent(content?.children ?? [], url, siteLocation.origin),
      };
    });
    const releaseItemsOf = memoize((path): FeedItem[] => {
      const page = pages.at(path);
      const location = { url: absoluteUrl(path, siteLocation), origin: siteLocation.origin };
      return page ? releaseItems(page, htmlOf(path), location, liveTexts, releaseDates) : [];
    });
    return [
      {
        ...base,
        topic: 'changes',
        title: `${names[lang]?.title}${text('feeds.changes')}`,
        description: text('feeds.changes.description'),
        updated: latest([...shown.values()].map(({ date }) => date)),
        has: (path) => shown.has(fileOfPage(path)),
        item: (path, given) => ({ ...(changeItem(path) ?? given) }),
      },
      {
        ...base,
        topic: 'releases',
        title: `Rspress${text('feeds.releases')}`,
        description: text('feeds.releases.description'),
        updated: latest(
          [...changes]
            .filter(([file]) => file.startsWith(`docs/${lang}/releases/`))
            .map(([, { date }]) => date),
        ),
        has: (path) =>
          isReleasePage(path) &&
          path.startsWith(`${prefix}/releases`) &&
          changes.has(fileOfPage(path)),
        item: (_, given) => ({ ...given, date: new Date(0) }),
        items: () =>
          pages
            .all()
            .filter((page) => page.lang === lang && isReleasePage(page.path))
            .flatMap(({ path }) => releaseItemsOf(path))
            .map((item) => ({ ...item })),
      },
    ];
  };

  const hasReleases = [...changes.keys()].some((file) => /^docs\/\w+\/releases\/\d/.test(file));
  const topics = [...(changes.size > 0 ? ['changes'] : []), ...(hasReleases ? ['releases'] : [])];
  const subjects = Object.keys(names).flatMap(subjectsOf);
  const rss = pluginRss({
    siteUrl: siteLocation.origin ? absoluteUrl('/', siteLocation) : undefined,
    feed: subjects.flatMap((subject) => channelsOf(subject, siteLocation)),
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
          .filter((subject) => subject.lang === lang && [...byPath.keys()].some(subject.has))
          .flatMap(({ topic, prefix, title }) =>
            FORMATS.map(({ ending, mime }) =>
              tag('link', {
                rel: 'alternate',
                type: mime,
                title,
                href: absoluteUrl(feedPath(topic, prefix, ending)),
              }),
            ),
          )
          .join(''),
      );
      return config;
    },
    beforeBuild: (given, isProd) => rss.beforeBuild?.(given, isProd),
    async extendPageData(info, isProd) {
      byPath.set(info.routePath, info);
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
