import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';

const inTheme = (file: string) => fileURLToPath(new URL(`../../theme/${file}`, import.meta.url));

/** Keeps out of the scripts of every page what only some pages use, and what a browser can do by itself. */
export function lightEntry(): RspressPlugin {
  return {
    name: 'light-entry',
    builderConfig: {
      resolve: {
        alias: {
          '@rspress/shared/github-slugger': inTheme('slug/slug.ts'),
          nprogress$: inTheme('progress/progress.ts'),
        },
      },
      tools: {
        rspack(_config, { addRules }) {
          addRules([
            {
              // They do nothing but give names: a page takes what it imports along, styles too, and the entry none of that.
              include: inTheme(''),
              // Pages import these for what they do.
              exclude: inTheme('page-info'),
              test: /\.tsx?$/,
              sideEffects: false,
            },
            {
              test: /[\\/]@rspress[\\/]core[\\/]dist[\\/]theme[\\/]icons\.js$/,
              loader: fileURLToPath(new URL('./passIconsOn.mjs', import.meta.url)),
            },
          ]);
        },
      },
    },
  };
}
