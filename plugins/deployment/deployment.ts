import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { othersAfterBuild } from './afterOthers.ts';
import { DEPLOY_FOLDER } from './builtFiles.ts';
import { headersFile } from './hosts/headersFile.ts';
import { nginxConfig } from './hosts/nginx.ts';
import { vercelConfig } from './hosts/vercel.ts';
import { siteHeaders } from './siteHeaders.ts';
import { surveySite } from './surveySite.ts';

interface DeploymentOptions {
  /** Origins that the pages send requests to, for a hosted search. */
  connect?: readonly string[];
}

/**
 * Writes the headers of the built site, a strict Content-Security-Policy among them, for nginx, Netlify, Cloudflare and
 * Vercel, and for this repository's own server. They are made from the built pages, so this plugin comes last.
 */
export function deployment({ connect = [] }: DeploymentOptions = {}): RspressPlugin {
  let others: () => Promise<unknown> = async () => {};
  return {
    name: 'deployment',
    config(config) {
      others = othersAfterBuild((config.plugins ?? []).filter(({ name }) => name !== 'deployment'));
      return config;
    },
    async afterBuild({ outDir = 'doc_build', base = '/', siteOrigin }, isProd) {
      if (!isProd) return;
      await others();
      const folder = resolve(outDir);
      const target = join(folder, DEPLOY_FOLDER);
      rmSync(target, { recursive: true, force: true });
      const survey = surveySite(folder);
      const headers = siteHeaders({ base, survey, connect });
      const files = {
        'headers.json': `${JSON.stringify(headers, null, 2)}\n`,
        'nginx.conf': nginxConfig(
          headers,
          survey,
          siteOrigin ? new URL(siteOrigin).hostname : undefined,
        ),
        'netlify/_headers': headersFile(headers, 'last wins'),
        'cloudflare/_headers': headersFile(headers, 'all are joined'),
        'vercel/vercel.json': vercelConfig(headers),
      };
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(dirname(join(target, name)), { recursive: true });
        writeFileSync(join(target, name), content);
      }
    },
  };
}
