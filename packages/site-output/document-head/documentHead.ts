import { absoluteUrl, type SitePage } from '@handbook/content';
import type { RspressPlugin } from '@rspress/core';
import { cardUrl, type SiteContext, structuredData } from './structuredData.ts';
import { addHead, tag } from './tags.ts';
import { themeColor } from './themeColor.ts';

/** Returns a language in the format of Open Graph, with its most likely region: `zh_CN` for `zh`. */
function localeOf(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return `${language}_${region}`;
}

const property = (name: string, content: string) => tag('meta', { property: name, content });

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
    property('og:image', cardUrl(page)),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', context.names[page.lang]?.description ?? ''),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    // No value can close the element.
    `<script type="application/ld+json">${JSON.stringify(structuredData(page, context)).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
}

/** Adds the canonical URL, alternates, Open Graph and structured data, and theme colors to each page. */
export function documentHead(context: SiteContext): RspressPlugin {
  return {
    name: 'document-head',
    config: (config) => addHead(config, context.pages, (page) => headOf(page, context)),
  };
}
