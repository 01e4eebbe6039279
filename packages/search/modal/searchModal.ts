import { fileURLToPath } from 'node:url';
import { patchFramework } from '@handbook/hydration';
import type { RspressPlugin } from '@rspress/core';
import type { HostedSearch } from '../hosted/settings.ts';

const loader = fileURLToPath(new URL('./dropLogoStyle.mjs', import.meta.url));

/**
 * Selects the engine that the modal queries, and removes the style element that the site's policy forbids from DocSearch.
 *
 * @param hosted the search provider; without one, the modal queries the local engine
 */
export function searchModal(hosted?: HostedSearch): RspressPlugin {
  return {
    name: 'search-modal',
    builderConfig: {
      // Parentheses keep the inlined object a valid expression wherever the name is used.
      source: { define: { HOSTED_SEARCH: `(${JSON.stringify(hosted ?? null)})` } },
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
