import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { localePrefix } from '../../theme/address/localePath.ts';
import { languageData } from '../languageData/languageData.ts';
import { readData } from './readData.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Gives the upgrade helper the recorded releases, in the language of its page. */
export function upgradeHelper(): RspressPlugin {
  const read = (lang: string, files: Set<string>) => {
    if (lang !== 'en' && lang !== 'zh') throw new Error(`There are no releases in "${lang}".`);
    return readData(join(root, 'docs'), lang, localePrefix(lang), files);
  };
  return {
    name: 'upgrade-helper',
    builderConfig: languageData({
      module: join(root, 'theme/upgrade-helper/data.ts'),
      name: 'helperData',
      read,
    }),
  };
}
