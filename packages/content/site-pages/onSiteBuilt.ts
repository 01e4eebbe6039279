import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { builtPages } from '../files/builtPages.mjs';

/** The built site, for plugins that add or change files. */
export interface Site {
  /** The output folder, absolute. */
  folder: string;
  /** Returns the absolute path of a file in the output folder, e.g. of `/zh/index.html`. */
  file: (path: string) => string;
  /** Writes a file in the output folder, and creates its folder. */
  write: (path: string, content: string | Uint8Array) => void;
}

/** The HTML of a site's pages, so that all plugins together read and write each page once. */
const open = new Map<string, Map<string, string>>();

/** Returns the HTML of each page, with the changes of earlier plugins, by its path below the output folder. */
export function pagesHtml({ folder, file }: Pick<Site, 'folder' | 'file'>): Map<string, string> {
  const read = (page: string): [string, string] => [page, readFileSync(file(page), 'utf8')];
  const pages = open.get(folder) ?? new Map(builtPages(folder).map(read));
  open.set(folder, pages);
  return pages;
}

/**
 * Changes the HTML of every page. The pages are written after the plugins with the order `default`.
 *
 * @param change receives the HTML and the path below the output folder, such as `zh/index.html`
 */
export function transformHtml(site: Site, change: (html: string, page: string) => string): void {
  const pages = pagesHtml(site);
  for (const [page, html] of pages) pages.set(page, change(html, page));
}

/**
 * Rsbuild plugin that runs after all pages are written and before the framework's `afterBuild`.
 *
 * @param name the name of the Rsbuild plugin
 * @param order `pre` for work that changes pages; `default` for work that needs all of these changes, such as the policy with
 *   the hashes of scripts; `post` for work that lists the finished files
 */
export function onSiteBuilt(
  name: string,
  work: (site: Site) => Promise<void>,
  order: 'pre' | 'default' | 'post' = 'pre',
): RsbuildPlugin {
  return {
    name,
    setup(api) {
      api.onAfterBuild({
        order,
        handler: async ({ stats }) => {
          if (stats?.hasErrors()) return;
          const folder = api.context.distPath;
          const file = (path: string) => join(folder, path);
          const write: Site['write'] = (path, content) => {
            mkdirSync(dirname(file(path)), { recursive: true });
            writeFileSync(file(path), content);
          };
          const writePages = () => {
            for (const [page, html] of open.get(folder) ?? []) write(page, html);
            open.delete(folder);
          };
          if (order === 'post') writePages();
          await work({ folder, file, write });
          if (order === 'default') writePages();
        },
      });
    },
  };
}

/** Returns the HTML file of a page, relative to the output folder: `/zh/index.html` for `/zh/`. */
export const fileOf = (path: string): string =>
  path.endsWith('/') ? `${path}index.html` : `${path}.html`;
