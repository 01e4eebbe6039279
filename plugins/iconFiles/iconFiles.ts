import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';

const loader = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Lets a page show the logos of Bun and Yarn as images, which a browser fetches when they are near, once for all pages. As
 * elements they are most of the weight of a page with tabs of package managers, in its HTML and in its script. And lets a module
 * take some of the icons of social links instead of all.
 */
export function iconFiles(): RspressPlugin {
  return {
    name: 'icon-files',
    builderConfig: {
      tools: {
        rspack(_config, { addRules }) {
          addRules([
            {
              // Those of the others are small, or have the colour of the text.
              test: /[\\/]theme[\\/]components[\\/]PackageManagerTabs[\\/]icons[\\/](?:Bun|Yarn)\.js$/,
              loader: loader('./iconLoader.mjs'),
            },
            {
              test: /[\\/]getSocialIcons\.js$/,
              resourceQuery: /pick=/,
              loader: loader('./pickIcons.mjs'),
            },
          ]);
        },
      },
    },
  };
}
