import { rmSync } from 'node:fs';
import type { Site, SitePages } from '@handbook/content';
import { inReadingOrder, onSiteBuilt, siteLocation, transformHtml } from '@handbook/content';
import { base, origin } from '@handbook/content/files';
import type { RspressPlugin } from '@rspress/core';
import { tag } from '../document-head/tags.ts';
import { folderRedirects, type Redirects } from '../redirects/readRedirects.ts';
import { redirectPages } from '../redirects/redirectPages.ts';
import { headersFile, redirectsFile } from './hosts/netlifyFormat.ts';
import { nginxConfig } from './hosts/nginx.ts';
import { POLICY, siteHeaders } from './siteHeaders.ts';
import { surveySite } from './surveySite.ts';

interface DeploymentOptions {
  pages: SitePages;
  redirects: Redirects;
  /** Origins that pages send requests to, for hosted search. */
  connect: readonly string[];
}

/**
 * Writes the headers and redirects of the built site for Netlify and Cloudflare, and, into `.deploy`, for nginx and this
 * repository's server. For other hosts, it writes the Content-Security-Policy into each page, and a page for each redirect.
 * The policy allows the inline scripts that the built pages have.
 */
export function deployment({ pages, redirects, connect }: DeploymentOptions): RspressPlugin {
  const writeFiles = async (site: Site) => {
    const survey = surveySite(site);
    const headers = siteHeaders({ base, survey, connect });
    // Browsers ignore `frame-ancestors` in a meta element.
    const content = headers.everywhere[POLICY]?.replace(/; frame-ancestors [^;]+/, '') ?? '';
    const policy = tag('meta', { 'http-equiv': POLICY, content });
    transformHtml(site, (html) => html.replace('<meta charset="utf-8">', `$&${policy}`));

    const moved = redirects.pages.concat(
      folderRedirects(inReadingOrder(pages.all()), redirects.pages),
    );
    const host = origin ? new URL(origin).hostname : undefined;
    const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
    rmSync(site.file('.deploy'), { recursive: true, force: true });
    for (const [name, text] of [
      ...redirectPages(pages, moved, policy, siteLocation),
      ['_headers', headersFile(headers)],
      ['_redirects', redirectsFile(moved, base)],
      ['.deploy/headers.json', json(headers)],
      ['.deploy/nginx.conf', nginxConfig(headers, survey, moved, host)],
      ['.deploy/redirects.json', json(Object.fromEntries(moved.map(({ from, to }) => [from, to])))],
    ] satisfies [string, string][]) {
      site.write(name, text);
    }
  };
  return {
    name: 'deployment',
    beforeBuild(_config, isProd) {
      // The web server runs as another user, which couldn't read the site with a umask of 077.
      if (isProd) process.umask(0o022);
    },
    builderConfig: { plugins: [onSiteBuilt('deployment', writeFiles, 'default')] },
  };
}
