import { join } from 'node:path';
import { root } from '@handbook/content/files';
import { standaloneBundle } from '@handbook/site-output';
import type { ServedBundle } from '../served-bundle/servedBundles.ts';

const source = 'packages/live/highlighter/engine/engine.ts';

/**
 * Builds Shiki with its more than 300 languages and themes as a standalone module.
 *
 * If Shiki were part of the site's bundle, every page would load the file names of all languages and themes.
 */
export function highlighterBundle(): ServedBundle {
  const bundle = standaloneBundle({
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
  return { ...bundle, constant: 'HIGHLIGHTER_PATH', entry: 'engine.js' };
}
