import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '@handbook/content/files';
import type { RspressPlugin } from '@rspress/core';
import { patchFramework } from '../framework-patch/frameworkPatch.ts';

const file = '@rspress/core/dist/theme/icons.js';
const loader = fileURLToPath(new URL('./reexportIcons.mjs', import.meta.url));

/** Keeps theme components and icons that only some pages use out of the scripts and styles of every page. */
export function lightEntry(): RspressPlugin {
  return {
    name: 'light-entry',
    builderConfig: {
      tools: {
        rspack(_config, utils) {
          patchFramework('hydration/light-entry', [{ file, loader }], utils);
          utils.addRules([
            {
              // Theme modules have no side effects, so a page includes just the modules it imports, with their styles.
              include: join(root, 'theme/'),
              test: /\.tsx?$/,
              sideEffects: false,
            },
          ]);
        },
      },
    },
  };
}
