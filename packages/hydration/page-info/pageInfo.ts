import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageIndexInfo, RspressPlugin } from '@rspress/core';
import { patchFramework } from '../framework-patch/frameworkPatch.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Where the framework looks up the data of a page that is being opened. */
const lookup = '@rspress/core/dist/runtime/initPageData.js';

/** Parts of the default theme that ask for the data of all pages and read only the site's settings. */
const settingsOnly = [
  'components/EditLink/useEditLink.js',
  'components/Llms/useMdUrl.js',
  'layout/NotFountLayout/index.js',
].map((file) => `@rspress/core/dist/theme/${file}`);

/** What a page's own module says, and what only the build needs. */
const elsewhere = new Set([
  'title',
  'toc',
  'frontmatter',
  'content',
  '_filepath',
  '_flattenContent',
]);

/** What of a page's data belongs into its module beside what is there already. */
export const ownInfo = (page: PageIndexInfo): object =>
  Object.fromEntries(Object.entries(page).filter(([name]) => !elsewhere.has(name)));

/**
 * Gives each page's code the data of that page, and takes the data of all pages out of the entry, which would otherwise
 * grow with every page. `usePages` still has all of it: the list becomes part of the pages that ask for it.
 *
 * Only in a production build: a development server sends what was asked for, and its data changes while it runs.
 *
 * @param docs the folder of the pages, from the repository's root
 */
export function pageInfo(docs: string): RspressPlugin {
  const pages = new Map<string, PageIndexInfo>();
  const query = (file: string) => `?page=${relative(root, file).split(sep).join('/')}`;
  return {
    name: 'page-info',
    extendPageData(page) {
      pages.set(query(page._filepath), page);
    },
    builderConfig: {
      tools: {
        rspack(_config, utils) {
          if (utils.environment.name !== 'web' || !utils.isProd) return;
          const settings = here('./page/runtimeWithoutPages.ts');
          patchFramework(
            'hydration/page-info',
            [
              {
                file: lookup,
                alias: { 'virtual-page-data': here('./page/openedPages.ts') },
              },
              ...settingsOnly.map((file) => ({
                file,
                alias: { '@rspress/core/runtime': settings },
              })),
            ],
            utils,
          );
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
                register: here('./page/openedPages.ts'),
                read: (asked: string) => {
                  const page = pages.get(asked);
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
