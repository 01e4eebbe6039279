import { join } from 'node:path';
import type { SitePage, SitePages } from '@handbook/content';
import { absoluteUrl, navItemOf, readInterfaceText } from '@handbook/content';
import { localePrefix } from '@handbook/content/address';
import type { SiteNames } from '../site-files/manifest.ts';

/** The site that a page is part of. */
export interface SiteContext {
  pages: SitePages;
  names: SiteNames;
  /** Returns the URL of a page's card. */
  image?: (page: SitePage) => string;
}

/** Returns the page that the navbar item of a page's area links to. */
function areaPage({ lang, key }: SitePage): { name: string; path: string } | undefined {
  const folder = join(process.cwd(), 'docs', lang);
  const { text, link } = navItemOf({ folder }, key.slice(1), new Set()) ?? {};
  if (!text || !link) return undefined;
  return { name: readInterfaceText()[text]?.[lang] ?? text, path: localePrefix(lang) + link };
}

const homeOf = (lang: string): string => `${localePrefix(lang)}/`;

const siteId = (lang: string): string => `${absoluteUrl(homeOf(lang))}#site`;

function website(page: SitePage, context: SiteContext) {
  const { title, description } = context.names[page.lang] ?? { title: page.title, description: '' };
  const home = absoluteUrl(homeOf(page.lang));
  return {
    '@type': 'WebSite',
    '@id': siteId(page.lang),
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
    isPartOf: { '@id': siteId(page.lang) },
  };
}

function breadcrumbs(page: SitePage, context: SiteContext) {
  const area = areaPage(page);
  const steps = [
    { name: context.names[page.lang]?.title ?? '', path: homeOf(page.lang) },
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
