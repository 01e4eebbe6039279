import { SitePages } from '@handbook/content';
import type { RspressPlugin } from '@rspress/core';
import { deployment } from './deployment/deployment.ts';
import { documentHead } from './document-head/documentHead.ts';
import { feeds } from './feeds/feeds.ts';
import { markdownPages } from './markdown-pages/markdownPages.ts';
import { readRedirects } from './redirects/readRedirects.ts';
import { redirects } from './redirects/redirects.ts';
import type { SiteNames } from './site-files/manifest.ts';
import { siteFiles } from './site-files/siteFiles.ts';
import { thirdParty } from './third-party/thirdParty.ts';

interface SiteOutputOptions {
  names: SiteNames;
  /** Origins that pages send requests to, for hosted search. */
  connect: readonly string[];
  /** JSON files that list the packages in standalone bundles. */
  bundles: readonly string[];
}

/** Returns the plugins that write everything besides the pages, and the pages' heads and policy. */
export function siteOutput({ names, connect, bundles }: SiteOutputOptions): RspressPlugin[] {
  const pages = new SitePages();
  const moved = readRedirects();
  return [
    { name: 'site-pages', extendPageData: (info) => pages.add(info) },
    documentHead({ pages, names }),
    redirects(pages, moved),
    siteFiles(pages, names),
    markdownPages(pages, names),
    feeds(pages, names),
    deployment({ pages, redirects: moved, connect }),
    thirdParty(bundles),
  ];
}
