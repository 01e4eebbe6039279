import { rmSync } from 'node:fs';
import type { Site, SitePages } from '@handbook/content';
import { inReadingOrder, onSiteBuilt, transformHtml } from '@handbook/content';
import { base, origin } from '@handbook/content/files';
import type { RspressPlugin } from '@rspress/core';
import { tag } from '../document-head/tags.ts';
import { folderRedirects } from '../redirects/folderRedirects.ts';
import { pageRedirects, readRedirects } from '../redirects/readRedirects.ts';
import { headersFile, redirectsFile } from './hosts/netlifyFormat.ts';
import { nginxConfig } from './hosts/nginx.ts';
import { vercelConfig } from './hosts/vercel.ts';
import { POLICY, siteHeaders } from './siteHeaders.ts';
import { surveySite } from './surveySite.ts';

interface DeploymentOptions {
  pages: SitePages;
  /** Origins that pages send requests to, for hosted search. */
  connect: readonly string[];
}

/**
 * Writes the headers and redirects of the built site into `.deploy`, for nginx, Netlify, Cloudflare, Vercel, and this
 * repository's server, and the Content-Security-Policy into each page. The policy allows the inline scripts that the built
 * pages have.
 */
export function deployment({ pages, connect }: DeploymentOptions): RspressPlugin {
  const writeFiles = async (site: Site) => {
    const survey = surveySite(site.folder);
    const headers = siteHeaders({ base, survey, connect });
    // For hosts that send no headers. Browsers ignore `frame-ancestors` in a meta element.
    const content = headers.everywhere[POLICY]?.replace(/; frame-ancestors [^;]+/, '') ?? '';
    const meta = tag('meta', { 'http-equiv': POLICY, content });
    transformHtml(site, (html) => html.replace('<meta charset="utf-8">', `$&${meta}`));

    const written = pageRedirects(readRedirects());
    const moved = [...written, ...folderRedirects(inReadingOrder(pages.all()), written)];
    const host = origin ? new URL(origin).hostname : undefined;
    const redirects = redirectsFile(moved, base);
    const files = {
      'headers.json': `${JSON.stringify(headers, null, 2)}\n`,
      'nginx.conf': nginxConfig(headers, survey, moved, host),
      'netlify/_headers': headersFile(headers, 'last applies'),
      'cloudflare/_headers': headersFile(headers, 'all are joined'),
      'vercel/vercel.json': vercelConfig(headers, moved),
      'redirects.json': `${JSON.stringify(Object.fromEntries(moved.map(({ from, to }) => [from, to])), null, 2)}\n`,
      'netlify/_redirects': redirects,
      'cloudflare/_redirects': redirects,
    };
    rmSync(site.file('.deploy'), { recursive: true, force: true });
    for (const [name, text] of Object.entries(files)) site.write(`.deploy/${name}`, text);
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
