import { join } from 'node:path';
import { languageData } from '@handbook/content';
import { isLanguage, localePrefix } from '@handbook/content/address';
import { root } from '@handbook/content/files';
import type { RspressPlugin } from '@rspress/core';
import { readData } from './readData.ts';

/** Provides the recorded releases to the upgrade helper, in the language of the page. */
export function upgradeHelper(): RspressPlugin {
  const read = (lang: string, files: Set<string>) => {
    if (!isLanguage(lang)) throw new Error(`"${lang}" isn't a language of this site.`);
    return readData(join(root, 'docs'), lang, localePrefix(lang), files);
  };
  return {
    name: 'upgrade-helper',
    builderConfig: languageData({
      module: join(root, 'packages/releases/upgrade-helper/data.ts'),
      name: 'helperData',
      read,
    }),
  };
}
