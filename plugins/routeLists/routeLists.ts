import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { themeFile } from '../themeFile/themeFile.ts';

const loader = (file: string) => fileURLToPath(new URL(file, import.meta.url));

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
            optimization: { chunkIds: 'named' },
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
