import type { SitePage, SitePages } from '@handbook/content';
import { onSiteBuilt, siteLocation } from '@handbook/content';
import type { RspressPlugin } from '@rspress/core';
import { updateBrandImages } from '../brand/brandImages.ts';
import { addHead } from '../document-head/addHead.ts';
import { tag } from '../document-head/tags.ts';
import { icons, renderIcon, tabIcon } from './icons.ts';
import { manifest, manifestPath, type SiteNames } from './manifest.ts';
import { robots, sitemap } from './sitemap.ts';

/** Writes `sitemap.xml`, `robots.txt`, and the web app manifests with their icons. */
export function siteFiles(pages: SitePages, names: SiteNames): RspressPlugin {
  const base = siteLocation.base.slice(0, -1);
  const iconLink = tag('link', { rel: 'icon', href: tabIcon });
  const writeAll = onSiteBuilt('site-files', async ({ write }) => {
    const all = pages.all();
    const alternatesOf = (page: SitePage) => pages.alternates(page);
    write('/sitemap.xml', sitemap(all, alternatesOf, siteLocation));
    write('/robots.txt', robots(siteLocation));
    for (const icon of icons) write(icon.path, renderIcon(icon));
    for (const [lang, name] of Object.entries(names)) {
      write(manifestPath(lang), manifest(lang, name, siteLocation));
    }
  });
  return {
    name: 'site-files',
    config(config) {
      updateBrandImages();
      return addHead(config, pages, ({ lang }) =>
        [
          iconLink,
          tag('link', { rel: 'manifest', href: base + manifestPath(lang) }),
          tag('link', { rel: 'apple-touch-icon', href: `${base}/apple-touch-icon.png` }),
        ].join(''),
      );
    },
    builderConfig: { plugins: [writeAll] },
  };
}
