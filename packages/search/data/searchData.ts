import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { Documents, type PageSource } from './documents.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
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
  let docs = join(process.cwd(), 'docs');
  let documents: Documents | undefined;
  return {
    name: 'search-data',
    config(config) {
      docs = resolve(config.root ?? 'docs');
      return config;
    },
    modifySearchIndexData(pages) {
      // Copied, because the next line would otherwise exclude every page from our search too.
      const sources = pages.map(({ routePath, lang, _filepath, _relativePath }): PageSource => {
        return { routePath, lang, _filepath, _relativePath };
      });
      documents = new Documents(sources, {
        docs,
        textsFile: join(process.cwd(), 'i18n.json'),
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
