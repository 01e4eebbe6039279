import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onSiteBuilt, type Site } from '@handbook/content';
import { base, root } from '@handbook/content/files';
import { standaloneBundle } from '@handbook/site-output';
import type { RspressPlugin } from '@rspress/core';
import { cachePrefix } from '../siteFiles.ts';
import { writeWorker } from './writeWorker.ts';

const worker = standaloneBundle({
  prefix: 'offline',
  inputs: {
    root,
    files: ['packages/offline/{*,worker/*}.ts', 'packages/site-output/standalone-bundle/*.ts'],
    // All packages of Workbox have the same version, and `idb` is part of one of them.
    packages: ['@rsbuild/core', 'idb', 'workbox-core'],
  },
  config: {
    source: { entry: { worker: join(root, 'packages/offline/worker/worker.ts') } },
    output: { target: 'web-worker', legalComments: 'none' },
  },
});

/** The path of a JSON file that lists the packages in the worker. */
export const workerPackages = worker.packages;

/** Returns a worker that deletes every cache of the site under a base and unregisters itself. */
export const removingWorker = (base: string): string => `
async function remove() {
  for (const name of await caches.keys()) if (name.startsWith(${JSON.stringify(cachePrefix(base))})) await caches.delete(name);
  await registration.unregister();
}
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
`;

/** Writes the service worker: one that stores pages, or one that removes what readers' browsers store. */
export function offline({ enabled }: { enabled: boolean }): RspressPlugin {
  const work = async (site: Site) =>
    enabled
      ? writeWorker(site, base, readFileSync(join(worker.folder, 'worker.js'), 'utf8'))
      : site.write('sw.js', removingWorker(base));
  return {
    name: 'offline',
    builderConfig: {
      plugins: [onSiteBuilt('offline', work, 'post')],
      source: { define: { SITE_OFFLINE: JSON.stringify(enabled) } },
    },
    // Before the site is built, because its list of third-party packages includes the packages in the worker.
    beforeBuild: () => worker.build(),
  };
}
