import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromRoot, root } from '@handbook/content/files';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { patchFramework } from '../framework-patch/frameworkPatch.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const patches = [
  // Where the framework looks up the data of the page to open.
  {
    file: '@rspress/core/dist/runtime/initPageData.js',
    alias: { 'virtual-page-data': here('./page/loadedPages.ts') },
  },
  // These import the data of all pages, but only read the site's settings.
  ...[
    'components/EditLink/useEditLink.js',
    'components/Llms/useMdUrl.js',
    'layout/NotFountLayout/index.js',
  ].map((file) => ({
    file: `@rspress/core/dist/theme/${file}`,
    alias: { '@rspress/core/runtime': here('./page/runtimeWithoutPages.ts') },
  })),
];

/** Data that is in the page's own module, or that only the build needs. */
const ELSEWHERE = /^(title|toc|frontmatter|content|_filepath|_flattenContent)$/;

/** The data of a page that the page's own module lacks. */
export const ownInfo = (page: PageIndexInfo): object =>
  Object.fromEntries(Object.entries(page).filter(([name]) => !ELSEWHERE.test(name)));

/**
 * Moves the data of each page into that page's code. Otherwise, the site's entry contains the data of all pages and grows
 * with every page. `usePages` still returns all pages: the list becomes part of the pages that call it.
 *
 * Only applies to production builds, because page data changes while a dev server runs.
 *
 * @param docs the folder of the pages, relative to the repository's root
 */
export function pageInfo(docs: string): RspressPlugin {
  const pages = new Map<string, PageIndexInfo>();
  const query = (file: string) => `?page=${fromRoot(file)}`;
  return {
    name: 'page-info',
    extendPageData(page) {
      pages.set(query(page._filepath), page);
    },
    builderConfig: {
      tools: {
        rspack(_config, utils) {
          if (utils.environment.name !== 'web' || !utils.isProd) return;
          patchFramework('hydration/page-info', patches, utils);
          utils.addRules([
            {
              include: resolve(root, docs),
              test: /\.(?:mdx?|[jt]sx)$/,
              resourceQuery: { not: [/raw/] },
              enforce: 'post',
              loader: here('./importInfo.mjs'),
              options: {
                module: here('./page/pageInfo.ts'),
                queryOf: (file: string) => (pages.has(query(file)) ? query(file) : undefined),
              },
            },
            {
              test: here('./page/pageInfo.ts'),
              resourceQuery: /page=/,
              enforce: 'pre',
              loader: here('./infoModule.mjs'),
              options: {
                register: here('./page/loadedPages.ts'),
                read: (resourceQuery: string) => {
                  const page = pages.get(resourceQuery);
                  return page && ownInfo(page);
                },
              },
            },
          ]);
        },
      },
    },
  };
}
