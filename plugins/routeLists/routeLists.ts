import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { themeFile } from '../themeFile/themeFile.ts';

const loader = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * A short name for what some pages share; by itself it would be called after its modules, in each of these pages.
 *
 * @returns undefined where one of the chunks has no name, and another set of chunks could be called the same
 */
function sharedName(_module: unknown, chunks: readonly { name?: string | undefined }[]) {
  const names = chunks.map(({ name }) => name).sort();
  if (names.some((name) => !name)) return undefined;
  return `shared-${createHash('sha256').update(names.join()).digest('hex').slice(0, 6)}`;
}

/**
 * Takes the list of all pages out of the script that every page has, which would otherwise grow with every page. A page
 * finds its own code by what its document says (`plugins/pageFiles`); the list of a language comes when a reader is about
 * to go on.
 *
 * Only in a production build: a development server has no built documents.
 *
 * @param langs the languages of the site
 * @param defaultLang the one whose routes do not name it
 */
export function routeLists(langs: readonly string[], defaultLang: string): RspressPlugin {
  return {
    name: 'route-lists',
    builderConfig: {
      tools: {
        rspack(config, { environment, isProd, addRules, mergeConfig }) {
          if (environment.name !== 'web' || !isProd) return;
          addRules([
            {
              test: /[\\/]\.rspress[\\/]runtime[\\/]virtual-routes\.js$/,
              enforce: 'post',
              loader: loader('./routesLoader.mjs'),
              options: { defaultLang },
            },
            {
              test: themeFile('routes/lists.ts'),
              enforce: 'pre',
              loader: loader('./listsLoader.mjs'),
              options: { langs, defaultLang },
            },
            {
              test: /[\\/]@rspress[\\/]core[\\/]dist[\\/]runtime[\\/]route\.js$/,
              enforce: 'post',
              loader: loader('./routeLoader.mjs'),
              options: { module: themeFile('routes/routeAt.ts') },
            },
          ]);
          return mergeConfig(config, {
            optimization: { chunkIds: 'named', splitChunks: { name: sharedName } },
            output: {
              // With a hash of its own for each, every page would have the hashes of all.
              chunkFilename: 'static/js/async/[id].[fullhash:10].js',
            },
          });
        },
      },
    },
  };
}
