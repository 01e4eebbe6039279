import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languageData } from '@handbook/content';
import { localePrefix } from '@handbook/content/address';
import type { RspressPlugin } from '@rspress/core';
import { readData } from './readData.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Gives the upgrade helper the recorded releases, in the language of its page. */
export function upgradeHelper(): RspressPlugin {
  const read = (lang: string, files: Set<string>) => {
    if (lang !== 'en' && lang !== 'zh') throw new Error(`There are no releases in "${lang}".`);
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
