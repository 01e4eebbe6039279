import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { patchFramework } from '../frameworkPatch/frameworkPatch.ts';

const loader = fileURLToPath(new URL('./dropLogoStyle.mjs', import.meta.url));

/** Builds DocSearch's modal without the one thing in it that the site's policy forbids. */
export function searchModal(): RspressPlugin {
  return {
    name: 'search-modal',
    builderConfig: {
      tools: {
        rspack(_config, utils) {
          patchFramework(
            'searchModal',
            [{ file: '@docsearch/react/dist/esm/index.js', loader }],
            utils,
          );
        },
      },
    },
  };
}
