import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { patchFramework } from '../framework-patch/frameworkPatch.ts';

const theme = fileURLToPath(new URL('../../../theme/', import.meta.url));

/** Keeps out of the scripts of every page what only some pages use, and what a browser can do by itself. */
export function lightEntry(): RspressPlugin {
  return {
    name: 'light-entry',
    builderConfig: {
      tools: {
        rspack(_config, utils) {
          patchFramework(
            'hydration/light-entry',
            [
              {
                file: '@rspress/core/dist/theme/icons.js',
                loader: fileURLToPath(new URL('./passIconsOn.mjs', import.meta.url)),
              },
            ],
            utils,
          );
          utils.addRules([
            {
              // They do nothing but give names: a page takes what it imports along, styles too, and the entry none of that.
              include: theme,
              test: /\.tsx?$/,
              sideEffects: false,
            },
          ]);
        },
      },
    },
  };
}
