import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { SitePages } from '@handbook/content';
import { afterSite, changePages, inReadingOrder } from '@handbook/content';
import { base } from '@handbook/content/files';
import type { RspressPlugin } from '@rspress/core';
import { tag } from '../document-head/tags.ts';
import { folderRedirects } from '../redirects/folderRedirects.ts';
import { pageRedirects, type Redirect, readRedirects } from '../redirects/readRedirects.ts';
import { othersAfterBuild } from './afterOthers.ts';
import { DEPLOY_FOLDER } from './builtFiles.ts';
import { headersFile } from './hosts/headersFile.ts';
import { nginxConfig } from './hosts/nginx.ts';
import { redirectsFile } from './hosts/redirectsFile.ts';
import { vercelConfig } from './hosts/vercel.ts';
import { POLICY, siteHeaders } from './siteHeaders.ts';
import { surveySite } from './surveySite.ts';

interface DeploymentOptions {
  pages: SitePages;
  /** Origins that the pages send requests to, for a hosted search. */
  connect?: readonly string[];
  /** The site's languages, which redirects are for. */
  langs?: readonly string[];
}

/** The files that hosts besides nginx and Vercel, and this repository's own server, read redirects from. */
function redirectFiles(moved: readonly Redirect[], base: string) {
  const list = redirectsFile(moved, base);
  return {
    'redirects.json': `${JSON.stringify(Object.fromEntries(moved.map(({ from, to }) => [from, to])), null, 2)}\n`,
    'netlify/_redirects': list,
    'cloudflare/_redirects': list,
  };
}

/**
 * Writes the headers of the built site, a strict Content-Security-Policy among them, and its redirects for nginx, Netlify,
 * Cloudflare and Vercel, and for this repository's own server; the policy also into each page. They are made from the built
 * pages, so this plugin comes last.
 */
export function deployment({
  pages,
  connect = [],
  langs = ['en'],
}: DeploymentOptions): RspressPlugin {
  let others: () => Promise<unknown> = async () => {};
  // For hosts that send no headers. Browsers accept who may frame a page only as a header.
  const write = afterSite('policy', async (site) => {
    const { everywhere } = siteHeaders({ base, survey: surveySite(site.folder), connect });
    const content = everywhere[POLICY]?.replace(/; frame-ancestors [^;]+/, '') ?? '';
    const meta = tag('meta', { 'http-equiv': POLICY, content });
    changePages(site, (html) => html.replace('<meta charset="utf-8">', `$&${meta}`));
  });
  return {
    name: 'deployment',
    config(config) {
      others = othersAfterBuild((config.plugins ?? []).filter(({ name }) => name !== 'deployment'));
      return config;
    },
    beforeBuild(_config, isProd) {
      // A web server is another user: with a umask of 077 it could not read the site.
      if (isProd) process.umask(0o022);
    },
    builderConfig: { plugins: [write] },
    async afterBuild({ outDir = 'doc_build', siteOrigin }, isProd) {
      if (!isProd) return;
      await others();
      const folder = resolve(outDir);
      const target = join(folder, DEPLOY_FOLDER);
      rmSync(target, { recursive: true, force: true });
      const survey = surveySite(folder);
      const headers = siteHeaders({ base, survey, connect });
      const written = pageRedirects(readRedirects(langs));
      const moved = [...written, ...folderRedirects(inReadingOrder(pages.all()), written)];
      const files = {
        'headers.json': `${JSON.stringify(headers, null, 2)}\n`,
        'nginx.conf': nginxConfig(
          headers,
          survey,
          siteOrigin ? new URL(siteOrigin).hostname : undefined,
          moved,
        ),
        'netlify/_headers': headersFile(headers, 'last wins'),
        'cloudflare/_headers': headersFile(headers, 'all are joined'),
        'vercel/vercel.json': vercelConfig(headers, moved),
        ...(moved.length > 0 && redirectFiles(moved, base)),
      };
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(dirname(join(target, name)), { recursive: true });
        writeFileSync(join(target, name), content);
      }
    },
  };
}
