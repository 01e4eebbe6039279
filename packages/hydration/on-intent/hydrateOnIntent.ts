import { onSiteBuilt, transformHtml } from '@handbook/content';
import type { RspressPlugin } from '@rspress/core';
import { headScript } from '../head-script/headScript.ts';
import { intentHtml } from './intentHtml.ts';

/** The script of every page that starts hydration (`early.ts`). */
export const intentScript = (): string => headScript(new URL('./early.ts', import.meta.url));

/**
 * Makes built pages load React when the reader starts to use them. Their HTML is complete without React, and events that
 * happen before hydration are queued and replayed.
 */
export function hydrateOnIntent(): RspressPlugin {
  return {
    name: 'hydrate-on-intent',
    builderConfig: {
      plugins: [
        onSiteBuilt('hydrate-on-intent', async (site) => {
          const loader = intentScript();
          transformHtml(site, (html) => intentHtml(html, loader));
        }),
      ],
    },
  };
}
