import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { patchFramework } from '../framework-patch/frameworkPatch.ts';

/**
 * Renders the logos of Bun and Yarn as images, which a browser fetches when they are near, once for all pages. Inline
 * they add 3 KB after gzip to the HTML, and as much to the scripts, of every page with tabs of package managers.
 */
export function iconFiles(): RspressPlugin {
  return {
    name: 'icon-files',
    builderConfig: {
      tools: {
        rspack(_config, utils) {
          const loader = fileURLToPath(new URL('./iconLoader.mjs', import.meta.url));
          // The other logos are small, or have the color of the text.
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
