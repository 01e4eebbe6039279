import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { patchFramework } from '../framework-patch/frameworkPatch.ts';

/**
 * Renders the logos of Bun and Yarn as image files, which browsers load lazily and once for all pages. Inline, they would add
 * 3 KB after gzip to the HTML and to the scripts of every page with package manager tabs.
 */
export function iconFiles(): RspressPlugin {
  return {
    name: 'icon-files',
    builderConfig: {
      tools: {
        rspack(_config, utils) {
          const loader = fileURLToPath(new URL('./iconLoader.mjs', import.meta.url));
          // The other logos are small or use the text color.
          const files = ['icons/Bun.js', 'icons/Yarn.js'].map(
            (file) => `@rspress/core/dist/theme/components/PackageManagerTabs/${file}`,
          );
          patchFramework(
            'hydration/icon-files',
            files.map((file) => ({ file, loader })),
            utils,
          );
        },
      },
    },
  };
}
