import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { themeFile } from '../themeFile/themeFile.ts';
import { groupText } from './groupText.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const loader = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Lets a built page keep its text: paragraphs, lists, tables and code are neither in the page's script nor taken over by
 * React. They are in a file of their own, for a reader who goes to the page from another one.
 *
 * Only in a production build: a development server has no built pages.
 *
 * @param docs the folder of the pages, from the repository's root
 */
export function staticText(docs: string): RspressPlugin {
  const texts = new Map<string, string>();
  const file = themeFile('static-text/page.text');
  return {
    name: 'static-text',
    markdown: { rehypePlugins: [groupText] },
    builderConfig: {
      tools: {
        rspack(_config, { environment, isProd, addRules }) {
          if (environment.name !== 'web' || !isProd) return;
          addRules([
            {
              include: resolve(root, docs),
              test: /\.mdx?$/,
              resourceQuery: { not: [/raw/] },
              enforce: 'post',
              loader: loader('./pageLoader.mjs'),
              options: { file, texts, make: themeFile('static-text/pageText.ts') },
            },
            {
              test: file,
              type: 'asset/resource',
              generator: { filename: 'static/text/page.[contenthash:10].js' },
              loader: loader('./textLoader.mjs'),
              options: { texts },
            },
          ]);
        },
      },
    },
  };
}
