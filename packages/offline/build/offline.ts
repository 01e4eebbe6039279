import { resolve } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { bundleWorkers } from './bundleWorker.ts';
import { type ChunkFiles, chunkFiles } from './chunkFiles.ts';
import { OfflineWriter, writeWayOut } from './writeOffline.ts';

/** How the site is to work without network. */
export interface OfflineOptions {
  /** `false` builds a service worker that removes itself and everything that others before it have stored. */
  enabled: boolean;
}

/**
 * Makes the site work without network: writes the service worker and the lists of what it stores, from the finished
 * build.
 */
export function offline({ enabled }: OfflineOptions): RspressPlugin {
  let chunks: ChunkFiles | undefined;
  return {
    name: 'offline',
    builderConfig: {
      source: { define: { SITE_OFFLINE: JSON.stringify(enabled) } },
      tools: {
        rspack(_config, { appendPlugins, environment }) {
          if (environment.name !== 'web') return;
          appendPlugins({
            apply(compiler: Rspack.Compiler) {
              compiler.hooks.done.tap('offline', ({ compilation }) => {
                chunks = chunkFiles(compilation);
              });
            },
          });
        },
      },
    },
    // Before the site, whose list of packages names those of the workers.
    beforeBuild: bundleWorkers,
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const { outDir = 'doc_build', base = '/', lang = '', locales = [] } = config;
      const folder = resolve(outDir);
      if (!enabled) return writeWayOut(folder, base);
      if (!chunks) throw new Error('The offline plugin was not told what the build consists of.');
      const languages = locales.map((locale) => locale.lang);
      await new OfflineWriter({ folder, base, rootLang: lang, languages, chunks }).write();
    },
  };
}
