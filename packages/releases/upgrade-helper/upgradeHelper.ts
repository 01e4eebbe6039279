import { join } from 'node:path';
import { languageData } from '@handbook/content';
import { root } from '@handbook/content/files';
import type { RspressPlugin } from '@rspress/core';
import { readData } from './readData.ts';

/** Provides the recorded releases to the upgrade helper, in the language of the page. */
export const upgradeHelper = (): RspressPlugin => ({
  name: 'upgrade-helper',
  builderConfig: languageData({
    module: join(root, 'packages/releases/upgrade-helper/data.ts'),
    name: 'helperData',
    read: readData,
  }),
});
