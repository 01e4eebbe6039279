import { join } from 'node:path';
import type { SitePage, SitePages } from '@handbook/content';
import { addressOf } from '@handbook/content';
import { localePrefix } from '@handbook/content/address';
import { readText } from '@handbook/content/files';

/** The site around a page. */
export interface Surroundings {
  pages: SitePages;
  /** The site's title and description in each language. */
  names: Readonly<Record<string, { title: string; description: string }>>;
  /** Returns the URL of a page's card. */
  image?: (page: SitePage) => string;
  /** Returns the navigation item that a page belongs to. */
  areaPage: (page: SitePage) => { name: string; path: string } | undefined;
}

/** Finds the navigation item that a page belongs to, in `_nav.json`. */
export function readAreaPage(root = process.cwd()): Surroundings['areaPage'] {
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

const homeOf = ({ pages }: Surroundings, lang: string): string =>
  `${localePrefix(lang, pages.mainLang)}/`;

const siteId = (around: Surroundings, lang: string): string =>
  `${addressOf(homeOf(around, lang))}#site`;

function website(page: SitePage, around: Surroundings) {
  const { title, description } = around.names[page.lang] ?? { title: page.title, description: '' };
  const home = addressOf(homeOf(around, page.lang));
  return {
    '@type': 'WebSite',
    '@id': siteId(around, page.lang),
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

function article(page: SitePage, around: Surroundings) {
  return {
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    inLanguage: page.lang,
    url: addressOf(page.path),
    mainEntityOfPage: addressOf(page.path),
    ...(around.image && { image: around.image(page) }),
    ...(page.changed && { dateModified: page.changed }),
    ...(page.area && { articleSection: page.area }),
    isPartOf: { '@id': siteId(around, page.lang) },
  };
}

function breadcrumbs(page: SitePage, around: Surroundings) {
  const area = around.areaPage(page);
  const steps = [
    { name: around.names[page.lang]?.title ?? '', path: homeOf(around, page.lang) },
    ...(area && area.path !== page.path ? [area] : []),
    { name: page.title, path: page.path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  };
}

/** Returns the JSON-LD of a page, in the vocabulary of schema.org. */
export function structuredData(page: SitePage, around: Surroundings) {
  const graph =
    page.kind === 'home'
      ? [website(page, around)]
      : [article(page, around), breadcrumbs(page, around)];
  return { '@context': 'https://schema.org', '@graph': graph };
}
