import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@handbook/content/files';
import { patchFramework } from '@handbook/hydration';
import { standaloneBundle } from '@handbook/site-output';
import type { ServedBundle } from '../served-bundle/servedBundles.ts';
import { frameDocument } from './frameDocument.ts';

const source = 'packages/live/playground/frame';

/**
 * Builds the document of the playground's frame, which renders the MDX that the page sends.
 *
 * The frame runs in a sandbox with an opaque origin and its own policy, so its script can't be a chunk of the site.
 *
 * @param styles paths of the site's style sheets for the rendered MDX, from the repository root
 */
export function playgroundBundle(styles: readonly string[]): ServedBundle {
  const entry = [
    `${source}/frame.tsx`,
    `${source}/framework.css`,
    ...styles,
    `${source}/frame.css`,
  ].map((file) => join(root, file));
  const bundle = standaloneBundle({
    prefix: 'playground',
    inputs: {
      root,
      files: [
        `${source}/**/*.{ts,tsx,css}`,
        '!**/*.test.*',
        'packages/live/playground/{*.ts,result.css}',
        ...styles,
        'packages/site-output/standalone-bundle/*.ts',
      ],
      packages: [
        '@mdx-js/mdx',
        '@rspress/core',
        'estree-walker',
        'react',
        'react-dom',
        'remark-gfm',
      ],
      settings: styles.join(),
    },
    last: 'frame.html',
    finish(built) {
      const [script = '', css = ''] = ['frame.js', 'frame.css'].map((name) => {
        const text = readFileSync(join(built, name), 'utf8');
        rmSync(join(built, name));
        return text;
      });
      writeFileSync(join(built, 'frame.html'), frameDocument(script, css));
    },
    config: {
      source: { entry: { frame: entry }, define: { 'import.meta.env.SSG_MD': 'false' } },
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
                // The tabs only use one hook of the theme.
                alias: { '@rspress/core/theme$': join(root, source, 'storedValue.ts') },
              },
            ],
            utils,
          );
        },
      },
    },
  });
  return { ...bundle, constant: 'PLAYGROUND_PATH', entry: 'frame.html' };
}
