import { join } from 'node:path';
import type { SitePage, SitePages } from '@handbook/content';
import { absoluteUrl } from '@handbook/content';
import { localePrefix } from '@handbook/content/address';
import { readText } from '@handbook/content/files';

/** The site that a page is part of. */
export interface SiteContext {
  pages: SitePages;
  /** The site's title and description in each language. */
  names: Readonly<Record<string, { title: string; description: string }>>;
  /** Returns the URL of a page's card. */
  image?: (page: SitePage) => string;
  /** Returns the navigation item that a page belongs to. */
  areaPage: (page: SitePage) => { name: string; path: string } | undefined;
}

/** Finds the navigation item that a page belongs to, in `_nav.json`. */
export function readAreaPage(root = process.cwd()): SiteContext['areaPage'] {
  const read = (file: string) => JSON.parse(readText(join(root, file)));
  return ({ lang, key, path }) => {
    const items: { text: string; link?: string; activeMatch?: string }[] = read(
      `docs/${lang}/_nav.json`,
    );
    const item = items.find(({ activeMatch }) => activeMatch && new RegExp(activeMatch).test(key));
    if (!item?.link) return undefined;
    const name = read('i18n.json')[item.text]?.[lang] ?? item.text;
    const prefix = path.slice(0, path.length - key.length);
    return { name, path: `${prefix}${item.link}` };
  };
}

const homeOf = ({ pages }: SiteContext, lang: string): string =>
  `${localePrefix(lang, pages.mainLang)}/`;

const siteId = (context: SiteContext, lang: string): string =>
  `${absoluteUrl(homeOf(context, lang))}#site`;

function website(page: SitePage, context: SiteContext) {
  const { title, description } = context.names[page.lang] ?? { title: page.title, description: '' };
  const home = absoluteUrl(homeOf(context, page.lang));
  return {
    '@type': 'WebSite',
    '@id': siteId(context, page.lang),
    url: home,
    name: title,
    description: description || page.description,
    inLanguage: page.lang,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${home}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

function article(page: SitePage, context: SiteContext) {
  return {
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    inLanguage: page.lang,
    url: absoluteUrl(page.path),
    mainEntityOfPage: absoluteUrl(page.path),
    ...(context.image && { image: context.image(page) }),
    ...(page.changed && { dateModified: page.changed }),
    ...(page.area && { articleSection: page.area }),
    isPartOf: { '@id': siteId(context, page.lang) },
  };
}

function breadcrumbs(page: SitePage, context: SiteContext) {
  const area = context.areaPage(page);
  const steps = [
    { name: context.names[page.lang]?.title ?? '', path: homeOf(context, page.lang) },
    ...(area && area.path !== page.path ? [area] : []),
    { name: page.title, path: page.path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

/** Returns the JSON-LD of a page, in the vocabulary of schema.org. */
export function structuredData(page: SitePage, context: SiteContext) {
  const graph =
    page.kind === 'home'
      ? [website(page, context)]
      : [article(page, context), breadcrumbs(page, context)];
  return { '@context': 'https://schema.org', '@graph': graph };
}
