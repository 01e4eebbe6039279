import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';

/** Data that a page imports in its own language only, `data.ts?lang=zh`. */
export interface LanguageData {
  /** The module that is imported, absolute; it declares the type and has an empty value. */
  module: string;
  /** The name that it exports. */
  name: string;
  /**
   * The data of a language.
   *
   * @param files takes the files that it was read from, so that a change of one is noticed
   * @throws for a language that there is none of
   */
  read: (lang: string, files: Set<string>) => object;
}

const loader = fileURLToPath(new URL('./languageDataLoader.mjs', import.meta.url));

/** What a plugin's `builderConfig` says so that a module has the data of the language asked for. */
export function languageData({ module, ...options }: LanguageData): RspressPlugin['builderConfig'] {
  return {
    tools: {
      rspack: {
        module: {
          rules: [
            {
              test: module,
              resourceQuery: /lang=/,
              enforce: 'pre',
              use: [{ loader, options }],
            },
          ],
        },
      },
    },
  };
}
