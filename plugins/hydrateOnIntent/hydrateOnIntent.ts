import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { globSync } from 'tinyglobby';
import { headScript } from '../headScript/headScript.ts';
import { afterSite } from '../sitePages/afterSite.ts';
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
        afterSite('hydrate-on-intent', async ({ folder }) => {
          const loader = intentScript();
          // What is below `static` are frames in pages.
          const pages = globSync('**/*.html', { cwd: folder, ignore: ['static/**'] });
          for (const page of pages.map((it) => join(folder, it))) {
            writeFileSync(page, intentHtml(readFileSync(page, 'utf8'), loader));
          }
        }),
      ],
    },
  };
}
