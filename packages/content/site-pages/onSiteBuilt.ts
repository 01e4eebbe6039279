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

/**
 * Rsbuild plugin that runs after all pages are written and before the framework's `afterBuild`.
 *
 * @param name the name of the Rsbuild plugin
 * @param order `pre` for work that changes or adds pages; `default` for work that reads the finished pages, such as the
 *   policy with the hashes of their scripts; `post` for work that lists the finished files
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
          await work({ folder, file, write });
        },
      });
    },
  };
}

/**
 * Changes the HTML of every page.
 *
 * @param change receives the HTML and the path below the output folder, such as `zh/index.html`
 */
export function transformHtml(
  { folder, file }: Site,
  change: (html: string, page: string) => string,
): void {
  for (const page of builtPages(folder)) {
    writeFileSync(file(page), change(readFileSync(file(page), 'utf8'), page));
  }
}

/** Returns the HTML file of a page, relative to the output folder: `/zh/index.html` for `/zh/`. */
export const fileOf = (path: string): string =>
  path.endsWith('/') ? `${path}index.html` : `${path}.html`;
