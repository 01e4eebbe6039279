import type { SitePage } from '@handbook/content';
import { absoluteUrl } from '@handbook/content';
import type { RspressPlugin } from '@rspress/core';
import { themeColor } from '../brand/themeColor.ts';
import { addHead } from './addHead.ts';
import { type SiteContext, structuredData } from './structuredData.ts';
import { dataBlock, property, tag } from './tags.ts';

/** Returns a language in the format of Open Graph, with its most likely region: `zh_CN` for `zh`. */
function localeOf(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return `${language}_${region}`;
}

/** Browsers show the page's background color in their own interface. */
const themeColors = (['light', 'dark'] as const).map((scheme) =>
  tag('meta', {
    name: 'theme-color',
    media: `(prefers-color-scheme: ${scheme})`,
    content: themeColor(scheme, '--rp-c-bg'),
  }),
);

/** Returns the tags of a page that the framework doesn't write. */
export function headOf(page: SitePage, context: SiteContext): string {
  if (page.kind === 'error') {
    return [...themeColors, tag('meta', { name: 'robots', content: 'noindex' })].join('');
  }
  const url = absoluteUrl(page.path);
  const [main = page, ...others] = context.pages.alternates(page);
  return [
    ...themeColors,
    tag('link', { rel: 'canonical', href: url }),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: absoluteUrl(main.path) }),
    property('og:url', url),
    property('og:site_name', context.names[page.lang]?.title ?? ''),
    property('og:locale', localeOf(page.lang)),
    ...[main, ...others]
      .filter(({ lang }) => lang !== page.lang)
      .map(({ lang }) => property('og:locale:alternate', localeOf(lang))),
    dataBlock(structuredData(page, context)),
  ].join('');
}

/** Adds the canonical URL, alternates, Open Graph and structured data, and theme colors to each page. */
export function documentHead(context: SiteContext): RspressPlugin {
  return {
    name: 'document-head',
    config: (config) => addHead(config, context.pages, (page) => headOf(page, context)),
  };
}
