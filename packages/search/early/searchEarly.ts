import { repository } from '@handbook/content/files';
import { firstInHead, headScript } from '@handbook/hydration';
import type { RspressPlugin } from '@rspress/core';

/** The script that keeps a reader's first keys for the search, as every page carries it: the same text on all of them. */
export const earlyScript = (): string => headScript(new URL('./early.ts', import.meta.url));

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
