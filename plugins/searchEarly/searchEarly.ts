import type { RspressPlugin } from '@rspress/core';
import { repository } from '../../scripts/server/siteEnvironment.mjs';
import { firstInHead, headScript } from '../headScript/headScript.ts';

/** The script that keeps a reader's first keys for the search, as every page carries it: the same text on all of them. */
export const earlyScript = (): string =>
  headScript(new URL('../../theme/search/early/early.ts', import.meta.url));

/** Puts the search's first script into the head, and tells the search which repository takes reports. */
export function searchEarly(): RspressPlugin {
  return {
    name: 'search-early',
    builderConfig: {
      source: { define: { SITE_REPOSITORY: JSON.stringify(repository) } },
      html: { tags: firstInHead(earlyScript()) },
    },
  };
}
