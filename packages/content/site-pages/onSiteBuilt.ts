import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import { builtPages } from '../files/builtPages.mjs';

/** The built site, for a plugin that adds files to it. */
export interface Site {
  /** Its folder, absolute. */
  folder: string;
  /** The file of a path, absolute: of a page with its ending, `/zh/` as `zh/index.html`. */
  file: (path: string) => string;
}

/**
 * Runs when all pages are written, before the framework's `afterBuild`.
 *
 * @param name of the Rsbuild plugin
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
          await work({ folder, file: (path) => join(folder, path) });
        },
      });
    },
  };
}

/** Writes every page anew, as a change makes it of what it is. */
export function transformHtml({ folder, file }: Site, change: (html: string) => string): void {
  for (const page of builtPages(folder)) {
    writeFileSync(file(page), change(readFileSync(file(page), 'utf8')));
  }
}

/** The file of a page below the output folder, with another ending than its own if asked. */
export const fileOf = (path: string, ending = '.html'): string =>
  path.endsWith('/') ? `${path}index${ending}` : `${path}${ending}`;
