import { join, resolve } from 'node:path';
import { root } from '@handbook/content/files';
import type { RspressPlugin } from '@rspress/core';
import { Documents } from './documents.ts';

const loader = join(root, 'packages/search/data/documentsLoader.mjs');
/** Name of the worker's chunk, as in `local/localEngine.ts`. */
const WORKER = 'search-worker';
const addresses = join(root, 'packages/search/local/documentAddresses.ts');

/**
 * Makes the pages searchable: writes one file of sections per language, which the search worker loads.
 *
 * The framework's hook lists the pages. Their text comes from the sources, because the hook's text lacks MDX and is made
 * only once, so a dev server wouldn't find edits. The framework's index isn't written.
 */
export function searchData(): RspressPlugin {
  let docs = join(root, 'docs');
  let documents: Documents | undefined;
  return {
    name: 'search-data',
    config(config) {
      docs = resolve(config.root ?? 'docs');
      return config;
    },
    modifySearchIndexData(pages) {
      documents = new Documents(pages, {
        docs,
        textsFile: join(root, 'i18n.json'),
        phrases: join(root, 'packages/search/phrases'),
      });
      for (const page of pages) page.frontmatter = { ...page.frontmatter, search: false };
    },
    builderConfig: {
      tools: {
        rspack(config, { addRules }) {
          addRules({
            test: (path: string) => path === addresses,
            enforce: 'pre',
            use: [{ loader, options: { documents: () => documents } }],
          });
          // Keeps the worker in one file, because a chunk shared with the page would load after it.
          const { splitChunks } = config.optimization ?? {};
          if (splitChunks) splitChunks.chunks = ({ name }) => name !== WORKER;
        },
      },
    },
  };
}
