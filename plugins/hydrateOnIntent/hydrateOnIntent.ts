import type { RspressPlugin } from '@rspress/core';
import { headScript } from '../headScript/headScript.ts';
import { afterSite, changePages } from '../sitePages/afterSite.ts';
import { intentHtml } from './intentHtml.ts';

/** The script that wakes a page, as every page carries it: the same text on all of them. */
export const intentScript = (): string =>
  headScript(new URL('../../theme/hydration/early.ts', import.meta.url));

/**
 * Lets the built pages load React's scripts when a reader begins to use them. The HTML is complete without, and
 * `theme/hydration/early.ts` keeps what the reader does until then.
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
