import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { patchFramework } from '../framework-patch/frameworkPatch.ts';

const file = '@rspress/core/dist/theme/components/Link/useLinkNavigate.js';
const loader = fileURLToPath(new URL('./stopOlder.mjs', import.meta.url));

/**
 * Lets a click on a link, or Back, replace a navigation that is still loading. The framework keeps waiting for the older page,
 * and then opens that page instead of the newer one.
 */
export function newestNavigation(): RspressPlugin {
  return {
    name: 'newest-navigation',
    builderConfig: {
      tools: {
        rspack(_config, utils) {
          if (utils.environment.name !== 'web') return;
          patchFramework('hydration/newest-navigation', [{ file, loader }], utils);
        },
      },
    },
  };
}
