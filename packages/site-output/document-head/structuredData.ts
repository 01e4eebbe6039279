import { absoluteUrl, type SitePage, type SitePages } from '@handbook/content';
import { localePrefix } from '@handbook/content/address';
import { areaOfPage } from '@handbook/search';
import type { SiteNames } from '../site-files/manifest.ts';

/** The site that a page is part of. */
export interface SiteContext {
  pages: SitePages;
  names: SiteNames;
}

/** The URL of the picture that social networks show next to links, one in each language. */
export const cardUrl = ({ lang }: SitePage): string => absoluteUrl(`/cards/${lang}.png`);

/** Returns the JSON-LD of a page, in the vocabulary of schema.org. */
export function structuredData(page: SitePage, { names }: SiteContext) {
  const { title, description } = names[page.lang] ?? { title: '', description: '' };
  const home = absoluteUrl(`${localePrefix(page.lang)}/`);
  const url = absoluteUrl(page.path);
  const website = {
    '@type': 'WebSite',
    '@id': `${home}#site`,
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
  const area = areaOfPage(page);
  const article = {
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    inLanguage: page.lang,
    url,
    mainEntityOfPage: url,
    image: cardUrl(page),
    ...(page.changed && { dateModified: page.changed }),
    ...(area && { articleSection: area }),
    isPartOf: { '@id': `${home}#site` },
  };
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: title, item: home },
      { '@type': 'ListItem', position: 2, name: page.title, item: url },
    ],
  };
  const graph = page.kind === 'home' ? [website] : [article, breadcrumbs];
  return { '@context': 'https://schema.org', '@graph': graph };
}
