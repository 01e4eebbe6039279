import { fileURLToPath } from 'node:url';
import type { Lang } from '@handbook/content/address';
import type { RspressPlugin } from '@rspress/core';

/** Data that a page imports in one language: `data.ts?lang=zh`. */
export interface LanguageData {
  /** The absolute path of the imported module, which declares the type and exports an empty value. */
  module: string;
  /** The name of the module's export. */
  name: string;
  /**
   * Returns the data of a language.
   *
   * @param files receives the path of each file that was read, so that the bundler watches the file
   * @throws if there is no data in the language
   */
  read: (lang: Lang, files: Set<string>) => object;
}

const loader = fileURLToPath(new URL('./languageDataLoader.mjs', import.meta.url));

/** Returns the `builderConfig` of a plugin that replaces a module with the data of one language. */
export function languageData({ module, ...options }: LanguageData): RspressPlugin['builderConfig'] {
  return {
    tools: {
      rspack: (_config, { addRules }) =>
        addRules({
          test: module,
          resourceQuery: /lang=/,
          enforce: 'pre',
          use: [{ loader, options }],
        }),
    },
  };
}
