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
 * Runs when all pages are written, before the framework's `afterBuild`, so that a plugin that lists or compresses the
 * built files there finds those of this one.
 *
 * @param name of the Rsbuild plugin
 */
export function onSiteBuilt(name: string, work: (site: Site) => Promise<void>): RsbuildPlugin {
  return {
    name,
    setup(api) {
      api.onAfterBuild({
        order: 'pre',
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
