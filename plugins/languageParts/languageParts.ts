import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { themeFile } from '../themeFile/themeFile.ts';

const loader = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const generated = (name: string) =>
  new RegExp(`[\\\\/]\\.rspress[\\\\/]runtime[\\\\/]${name}\\.js$`);

/**
 * Lets a page load the interface texts and menus of its own language only: a reader of one language does not read the
 * other. They come with the page, and before a page of another language is shown.
 *
 * Only in a production build: a development server sends everything anyway.
 *
 * @param langs the languages of the site
 */
export function languageParts(langs: readonly string[]): RspressPlugin {
  return {
    name: 'language-parts',
    builderConfig: {
      tools: {
        rspack(_config, { environment, isProd, addRules }) {
          if (environment.name !== 'web' || !isProd) return;
          const part = { enforce: 'post', loader: loader('./partLoader.mjs') } as const;
          addRules([
            { ...part, test: generated('virtual-i18n-text'), options: { kind: 'texts' } },
            { ...part, test: generated('virtual-site-data'), options: { kind: 'menus' } },
            {
              test: themeFile('languages/languages.ts'),
              enforce: 'pre',
              loader: loader('./languagesLoader.mjs'),
              options: { langs },
            },
            {
              test: /[\\/]@rspress[\\/]core[\\/]dist[\\/]runtime[\\/]initPageData\.js$/,
              enforce: 'post',
              loader: loader('./awaitParts.mjs'),
              options: {
                language: themeFile('languages/loadLanguage.ts'),
                arrivals: themeFile('seen/arrivals.ts'),
              },
            },
          ]);
        },
      },
    },
  };
}
