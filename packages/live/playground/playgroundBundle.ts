import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@handbook/content/files';
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
  const entry = [`${source}/frame.tsx`, `${source}/frame.css`, ...styles].map((file) =>
    join(root, file),
  );
  const bundle = standaloneBundle({
    prefix: 'playground',
    inputs: {
      root,
      files: [
        'packages/live/playground/**/*.{ts,tsx,css}',
        '!**/*.test.*',
        ...styles,
        'packages/site-output/standalone-bundle/*.ts',
      ],
      packages: ['@mdx-js/mdx', '@rspress/core', 'estree-walker', 'react-dom', 'remark-gfm'],
      settings: styles.join(),
    },
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
      tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' } } } } },
    },
  });
  return { ...bundle, constant: 'PLAYGROUND_PATH', entry: 'frame.html' };
}
