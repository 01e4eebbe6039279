import { afterSite, changePages } from '@handbook/content';
import type { RspressPlugin } from '@rspress/core';
import { headScript } from '../head-script/headScript.ts';
import { intentHtml } from './intentHtml.ts';

/** The script that wakes a page, as every page carries it: the same text on all of them. */
export const intentScript = (): string => headScript(new URL('./early.ts', import.meta.url));

/**
 * Lets the built pages load React's scripts when a reader begins to use them. The HTML is complete without, and
 * `packages/hydration/on-intent/early.ts` keeps what the reader does until then.
 */
export function hydrateOnIntent(): RspressPlugin {
  return {
    name: 'hydrate-on-intent',
    builderConfig: {
      plugins: [
        afterSite('hydrate-on-intent', async (site) => {
          const loader = intentScript();
          changePages(site, (html) => intentHtml(html, loader));
        }),
      ],
    },
  };
}
