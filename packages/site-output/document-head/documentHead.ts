import type { SitePage } from '@handbook/content';
import { addressOf } from '@handbook/content';
import type { RspressPlugin } from '@rspress/core';
import { themeColor } from '../brand/themeColor.ts';
import { addHead } from './addHead.ts';
import { readAreaPage, type Surroundings, structuredData } from './structuredData.ts';
import { dataBlock, tag } from './tags.ts';

/** A language as Open Graph writes it. */
const LOCALES: Readonly<Record<string, string>> = { en: 'en_US', zh: 'zh_CN' };

/** Browsers show the page's background color in their own interface. */
const themeColors = (['light', 'dark'] as const).map((scheme) =>
  tag('meta', {
    name: 'theme-color',
    media: `(prefers-color-scheme: ${scheme})`,
    content: themeColor(scheme, '--rp-c-bg'),
  }),
);

/** The tags of a page, besides those that the framework writes. */
export function headOf(page: SitePage, around: Surroundings): string {
  if (page.kind === 'error') {
    return [...themeColors, tag('meta', { name: 'robots', content: 'noindex' })].join('');
  }
  const address = addressOf(page.path);
  const [main = page, ...others] = around.pages.twins(page);
  const locale = (lang: string) => LOCALES[lang] ?? lang;
  const property = (name: string, content: string) => tag('meta', { property: name, content });
  return [
    ...themeColors,
    tag('link', { rel: 'canonical', href: address }),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: addressOf(main.path) }),
    property('og:url', address),
    property('og:site_name', around.names[page.lang]?.title ?? ''),
    property('og:locale', locale(page.lang)),
    ...[main, ...others]
      .filter(({ lang }) => lang !== page.lang)
      .map(({ lang }) => property('og:locale:alternate', locale(lang))),
    dataBlock(structuredData(page, around)),
  ].join('');
}

/** What {@link documentHead} needs to know of the site. */
export type DocumentHeadOptions = Pick<Surroundings, 'pages' | 'names' | 'image'>;

/** Gives every page a canonical address, its languages, what cards and search engines read, and the browser's colours. */
export function documentHead(options: DocumentHeadOptions): RspressPlugin {
  const around = { ...options, areaPage: readAreaPage() };
  return {
    name: 'document-head',
    config: (config) => addHead(config, options.pages, (page) => headOf(page, around)),
  };
}
