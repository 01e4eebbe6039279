import { onSiteBuilt, type Site } from '@handbook/content';
import { base } from '@handbook/content/files';
import type { Rspack } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { bundleWorkers } from './bundleWorker.ts';
import { type ChunkFiles, chunkFiles } from './chunkFiles.ts';
import { OfflineWriter, writeSelfDestroyingWorker } from './offlineWriter.ts';

interface OfflineOptions {
  /** `false` builds a service worker that unregisters itself and deletes all stored pages. */
  enabled: boolean;
}

/**
 * Makes the site work offline: writes the service worker and the lists of files that it stores, with their hashes, from the
 * finished pages.
 */
export function offline({ enabled }: OfflineOptions): RspressPlugin {
  let config: UserConfig = {};
  let chunks: ChunkFiles | undefined;
  const write = async ({ folder }: Site) => {
    if (!enabled) return writeSelfDestroyingWorker(folder, base);
    if (!chunks) throw new Error('The offline plugin found no chunks in the build.');
    const { lang: rootLang = '', locales = [] } = config;
    const languages = locales.map(({ lang }) => lang);
    await new OfflineWriter({ folder, base, rootLang, languages, chunks }).write();
  };
  return {
    name: 'offline',
    builderConfig: {
      plugins: [onSiteBuilt('offline', write, 'post')],
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
    // Before the site is built, because its list of third-party packages includes the packages in the workers.
    async beforeBuild(given) {
      config = given;
      await bundleWorkers();
    },
  };
}
