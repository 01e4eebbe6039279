import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtApart } from '@handbook/site-output';
import type { RspressPlugin } from '@rspress/core';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const source = 'packages/live/highlighter/engine/engine.ts';

const { folder, path, packages, build } = builtApart({
  prefix: 'highlighter',
  inputs: {
    root,
    files: [
      source,
      'packages/live/highlighter/*.ts',
      'packages/site-output/standalone-bundle/*.ts',
    ],
    packages: ['shiki'],
  },
  last: 'engine.js',
  config: {
    source: { entry: { engine: join(root, source) } },
    output: { module: true, distPath: { jsAsync: 'chunks' }, assetPrefix: 'auto' },
    tools: {
      rspack: {
        output: { library: { type: 'modern-module' } },
        optimization: { runtimeChunk: false },
      },
    },
  },
});

/** A JSON list of the folders of the packages in it. */
export const highlighterPackages = packages;

/**
 * Builds Shiki's 300-odd languages and themes apart from the site and serves them as one module.
 *
 * In the site's own build each of them would add its file name to the script that every page loads.
 */
export function highlighterBundle(): RspressPlugin {
  return {
    name: 'highlighter-bundle',
    beforeBuild: build,
    builderConfig: {
      source: { define: { HIGHLIGHTER_PATH: JSON.stringify(`${path}/engine.js`) } },
      output: { copy: [{ from: folder, to: path, toType: 'dir' }] },
    },
  };
}
