import { fileURLToPath } from 'node:url';
import { patchFramework } from '@handbook/hydration';
import type { RspressPlugin } from '@rspress/core';

const loader = fileURLToPath(new URL('./dropLogoStyle.mjs', import.meta.url));

/** Builds DocSearch's modal without the one thing in it that the site's policy forbids. */
export function searchModal(): RspressPlugin {
  return {
    name: 'search-modal',
    builderConfig: {
      tools: {
        rspack(_config, utils) {
          patchFramework(
            'search/modal',
            [{ file: '@docsearch/react/dist/esm/index.js', loader }],
            utils,
          );
        },
      },
    },
  };
}
