import { join } from 'node:path';
import type { SitePages } from '@handbook/content';
import { absoluteUrl, onSiteBuilt, siteLocation } from '@handbook/content';
import { readText, root } from '@handbook/content/files';
import type { RspressPlugin } from '@rspress/core';
import { addHead, tag } from '../document-head/tags.ts';
import { manifest, manifestPath, type SiteNames } from './manifest.ts';
import { sitemap } from './sitemap.ts';

/** Writes `sitemap.xml`, `robots.txt`, and the web app manifests, and links to the site's icons. */
export function siteFiles(pages: SitePages, names: SiteNames): RspressPlugin {
  const base = siteLocation.base.slice(0, -1);
  // A data URL, because browsers request an icon file before the first paint, more than once.
  const icon = readText(join(root, 'docs/public/icon.svg')).trim().replaceAll('"', "'");
  const iconUrl = `data:image/svg+xml,${icon.replace(/[%#<>]/g, encodeURIComponent)}`;
  const writeAll = onSiteBuilt('site-files', async ({ write }) => {
    write('/sitemap.xml', sitemap(pages, siteLocation));
    // Crawlers only accept an absolute URL of the sitemap.
    const list = siteLocation.origin && `\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;
    write('/robots.txt', `User-agent: *\nAllow: ${siteLocation.base}\n${list}`);
    for (const [lang, name] of Object.entries(names)) {
      write(manifestPath(lang), manifest(lang, name));
    }
  });
  return {
    name: 'site-files',
    config: (config) =>
      addHead(config, pages, ({ lang }) =>
        [
          tag('link', { rel: 'icon', href: iconUrl }),
          tag('link', { rel: 'manifest', href: base + manifestPath(lang) }),
          tag('link', { rel: 'apple-touch-icon', href: `${base}/apple-touch-icon.png` }),
        ].join(''),
      ),
    builderConfig: { plugins: [writeAll] },
  };
}
