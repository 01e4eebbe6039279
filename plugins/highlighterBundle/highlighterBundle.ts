import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { version } = createRequire(import.meta.url)('shiki/package.json') as { version: string };
const entry = join(root, 'theme/highlighter/engine/engine.ts');

// Served as immutable, so its name changes with what is in it.
const hash = createHash('sha256').update(readFileSync(entry)).digest('hex').slice(0, 8);
const name = `highlighter-${version}-${hash}`;
const cache = join(root, 'node_modules/.cache', name);

/** Where the highlighter's module is served, below the site's base. */
const path = `static/${name}`;

async function bundle(): Promise<void> {
  if (existsSync(join(cache, 'engine.js'))) return;
  const rsbuild = await createRsbuild({
    cwd: root,
    config: {
      mode: 'production',
      source: { entry: { engine: entry } },
      output: {
        module: true,
        distPath: { root: cache, js: '', jsAsync: 'chunks' },
        filename: { js: '[name].js' },
        assetPrefix: 'auto',
        cleanDistPath: true,
      },
      performance: { printFileSize: false },
      tools: {
        htmlPlugin: false,
        rspack: {
          output: { library: { type: 'modern-module' } },
          optimization: { runtimeChunk: false },
        },
      },
    },
  });
  const { close } = await rsbuild.build();
  await close();
}

/**
 * Builds Shiki's 300-odd languages and themes apart from the site and serves them as one module.
 *
 * In the site's own build each of them would add its file name to the script that every page loads.
 */
export function highlighterBundle(): RspressPlugin {
  return {
    name: 'highlighter-bundle',
    beforeBuild: bundle,
    builderConfig: {
      source: { define: { HIGHLIGHTER_PATH: JSON.stringify(`${path}/engine.js`) } },
      output: { copy: [{ from: cache, to: path, toType: 'dir' }] },
    },
  };
}
