import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { patchFramework } from '../frameworkPatch/frameworkPatch.ts';
import { themeFile } from '../themeFile/themeFile.ts';

/** The router without its warnings to developers; by its name alone a build gets it with them. */
const router = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production',
);

/** Keeps out of the scripts of every page what only some pages use, and what a browser can do by itself. */
export function lightEntry(): RspressPlugin {
  return {
    name: 'light-entry',
    builderConfig: {
      tools: {
        rspack(config, utils) {
          const { environment, isProd, mergeConfig } = utils;
          patchFramework(
            'lightEntry',
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
              include: themeFile(''),
              // Pages import these for what they do.
              exclude: themeFile('page-info'),
              test: /\.tsx?$/,
              sideEffects: false,
            },
          ]);
          if (environment.name !== 'web' || !isProd) return;
          return mergeConfig(config, {
            resolve: {
              alias: {
                'react-router$': join(router, 'index.mjs'),
                'react-router/dom$': join(router, 'dom-export.mjs'),
              },
            },
          });
        },
      },
    },
  };
}
