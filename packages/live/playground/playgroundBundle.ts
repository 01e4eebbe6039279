import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { patchFramework } from '@handbook/hydration';
import { builtApart } from '@handbook/site-output';
import type { RspressPlugin } from '@rspress/core';
import { frameDocument } from './frameDocument.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const source = 'packages/live/playground/frame';

const { folder, path, packages, build } = builtApart({
  prefix: 'playground',
  inputs: {
    root,
    files: [
      `${source}/**/*.{ts,tsx,css}`,
      '!**/*.test.*',
      'packages/live/playground/protocol.ts',
      'theme/styles/*.css',
      'packages/live/playground/*.ts',
      'packages/site-output/standalone-bundle/*.ts',
    ],
    packages: ['@mdx-js/mdx', '@rspress/core', 'estree-walker', 'react', 'react-dom', 'remark-gfm'],
  },
  last: 'frame.html',
  finish(built) {
    const [script = '', styles = ''] = ['frame.js', 'frame.css'].map((name) => {
      const text = readFileSync(join(built, name), 'utf8');
      rmSync(join(built, name));
      return text;
    });
    writeFileSync(join(built, 'frame.html'), frameDocument(script, styles));
  },
  config: {
    source: {
      entry: { frame: join(root, source, 'frame.tsx') },
      define: { 'import.meta.env.SSG_MD': 'false' },
    },
    output: { legalComments: 'none' },
    splitChunks: false,
    tools: {
      swc: { jsc: { transform: { react: { runtime: 'automatic' } } } },
      rspack(_config, utils) {
        patchFramework(
          'live/playground',
          [
            {
              file: '@rspress/core/dist/theme/components/Tabs/index.js',
              // The tabs use only one hook of the theme.
              alias: { '@rspress/core/theme$': join(root, source, 'storedValue.ts') },
            },
          ],
          utils,
        );
      },
    },
  },
});

/** A JSON list of the folders of the packages in it. */
export const playgroundPackages = packages;

/**
 * Builds the document of the playground's frame apart from the site: a page that shows MDX that it is sent.
 *
 * It runs in a sandbox without an origin and with its own policy, so its script cannot be one of the site's chunks.
 */
export function playgroundBundle(): RspressPlugin {
  return {
    name: 'playground-bundle',
    beforeBuild: build,
    builderConfig: {
      source: { define: { PLAYGROUND_PATH: JSON.stringify(`${path}/frame.html`) } },
      // Built already: the site's build would work on its scripts again, and on their licences.
      output: { copy: [{ from: folder, to: path, toType: 'dir', info: { minimized: true } }] },
    },
  };
}
