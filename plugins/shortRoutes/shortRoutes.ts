import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { themeFile } from '../themeFile/themeFile.ts';

/**
 * Shortens the list of all routes, which every page carries.
 *
 * @param defaultLang the language whose routes do not name it
 */
export function shortRoutes(defaultLang: string): RspressPlugin {
  return {
    name: 'short-routes',
    builderConfig: {
      tools: {
        rspack(_config, { environment, isProd, addRules }) {
          if (environment.name !== 'web' || !isProd) return;
          addRules({
            test: /[\\/]\.rspress[\\/]runtime[\\/]virtual-routes\.js$/,
            enforce: 'post',
            loader: fileURLToPath(new URL('./routesLoader.mjs', import.meta.url)),
            options: {
              defaultLang,
              module: themeFile('routes/routesOf.ts'),
            },
          });
        },
      },
    },
  };
}
