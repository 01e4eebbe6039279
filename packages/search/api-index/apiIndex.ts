import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageData } from '@handbook/content';
import { localePrefix } from '@handbook/content/address';
import type { RspressPlugin } from '@rspress/core';
import { readIndex } from './readIndex.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Gives the API overview its list: every entry of every page of the reference, read from the pages' sources. */
export function apiIndex(): RspressPlugin {
  let defaultLang = 'en';
  const readLang = (lang: string, read: Set<string>) => {
    const prefix = localePrefix(lang, defaultLang);
    const phrases = join(root, 'packages/search/phrases');
    return readIndex(join(root, 'docs'), join(root, 'i18n.json'), lang, prefix, read, phrases);
  };
  return {
    name: 'api-index',
    config(config) {
      defaultLang = config.lang ?? defaultLang;
      return config;
    },
    builderConfig: languageData({
      module: join(root, 'packages/search/api-index/entries.ts'),
      name: 'indexPages',
      read: readLang,
    }),
  };
}
