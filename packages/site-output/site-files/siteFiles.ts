import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePages } from '@handbook/content';
import { afterSite, ownPlace } from '@handbook/content';
import type { RspressPlugin } from '@rspress/core';
import { addHead } from '../document-head/addHead.ts';
import { tag } from '../document-head/tags.ts';
import { drawIcon, icons } from './icons.ts';
import { manifest, manifestPath, type SiteName } from './manifest.ts';
import { robots, sitemap } from './sitemap.ts';
import { tabIcon } from './tabIcon.ts';

const OWN_ICON = join(process.cwd(), 'docs/public/icon.svg');

/**
 * Writes what machines look for at a site's root: sitemap, robots.txt, and the manifests with their icons.
 *
 * @param names what the site is called in each language
 */
export function siteFiles(
  pages: SitePages,
  names: Readonly<Record<string, SiteName>>,
): RspressPlugin {
  const base = ownPlace.base.slice(0, -1);
  const icon = tag('link', { rel: 'icon', href: tabIcon(OWN_ICON) });
  const write = afterSite('site-files', async ({ file }) => {
    const all = pages.all();
    writeFileSync(
      file('/sitemap.xml'),
      sitemap(all, (page) => pages.twins(page), ownPlace),
    );
    writeFileSync(file('/robots.txt'), robots(ownPlace));
    for (const wish of icons) {
      writeFileSync(file(wish.path), drawIcon(OWN_ICON, wish));
    }
    for (const [lang, name] of Object.entries(names)) {
      const path = file(manifestPath(lang, pages.mainLang));
      writeFileSync(path, manifest(lang, pages.mainLang, name, ownPlace));
    }
  });
  return {
    name: 'site-files',
    config: (config) =>
      addHead(config, pages, ({ lang }) =>
        [
          icon,
          tag('link', { rel: 'manifest', href: base + manifestPath(lang, pages.mainLang) }),
          tag('link', { rel: 'apple-touch-icon', href: `${base}/apple-touch-icon.png` }),
        ].join(''),
      ),
    builderConfig: { plugins: [write] },
  };
}
