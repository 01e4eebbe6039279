import { fileURLToPath } from 'node:url';
import { repository } from '@handbook/content/files';
import { firstInHead, headScript, patchFramework } from '@handbook/hydration';
import type { RspressPlugin } from '@rspress/core';
import { apiIndex } from './api-index/apiIndex.ts';
import { searchData } from './data/searchData.ts';
import type { HostedSearch } from './hosted/settings.ts';

interface SearchOptions {
  /** The search provider to query; without one, search runs in the reader's browser. */
  hosted?: HostedSearch | undefined;
}

/** Returns the plugins for search: its documents, its scripts, and the filter of the API overview. */
export function search({ hosted }: SearchOptions = {}): RspressPlugin[] {
  return [apiIndex(), searchData(), searchDialog(hosted)];
}

/** Returns the inline script that keeps a reader's first keys for the search. The script is identical on every page. */
export const earlyScript = (): string => headScript(new URL('./early/early.ts', import.meta.url));

/**
 * Adds the early search script to the head, passes the engine and the repository for issues to the dialog, and removes the
 * style element that the site's policy forbids from DocSearch.
 */
function searchDialog(hosted: HostedSearch | undefined): RspressPlugin {
  const loader = fileURLToPath(new URL('./modal/dropLogoStyle.mjs', import.meta.url));
  const patches = [{ file: '@docsearch/react/dist/esm/index.js', loader }];
  return {
    name: 'search-dialog',
    builderConfig: {
      source: {
        define: {
          SITE_REPOSITORY: JSON.stringify(repository),
          // Parentheses keep the inlined object a valid expression wherever the name is used.
          HOSTED_SEARCH: `(${JSON.stringify(hosted ?? null)})`,
        },
      },
      html: { tags: firstInHead(earlyScript()) },
      tools: { rspack: (_config, utils) => patchFramework('search', patches, utils) },
    },
  };
}
