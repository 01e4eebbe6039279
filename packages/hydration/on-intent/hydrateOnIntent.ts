import { onSiteBuilt, transformHtml } from '@handbook/content';
import { base, pagePath } from '@handbook/content/files';
import type { RspressPlugin } from '@rspress/core';
import { headScript } from '../head-script/headScript.ts';
import { intentHtml } from './intentHtml.ts';

/** The script of every page that starts hydration (`early.ts`). */
export const intentScript = (): string => headScript(new URL('./early.ts', import.meta.url));

/** Returns a page's path without a slash at the end; undefined for a not-found page. */
const pathOf = (page: string): string | undefined =>
  /(^|\/)404\.html$/.test(page) ? undefined : (base + pagePath(page)).replace(/\/$/, '');

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
          transformHtml(site, (html, page) => intentHtml(html, loader, pathOf(page)));
        }),
      ],
    },
  };
}
