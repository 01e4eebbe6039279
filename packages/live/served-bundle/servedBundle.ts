import type { RspressPlugin } from '@rspress/core';

/** Files that are built before the site and copied into it. */
export interface ServedBundle {
  /** The path of a JSON file that lists the folders of the packages in the bundle. */
  packages: string;
  /** Builds the files, copies them into the site, and defines their path. */
  plugin: RspressPlugin;
}

interface Recipe {
  name: string;
  /** The folder that the files are built into, absolute. */
  folder: string;
  /** The folder that the files are served from, relative to the site's base. */
  path: string;
  packages: string;
  build: () => void | Promise<void>;
  /** Constants for the site's code, such as the path of a file. */
  define: Readonly<Record<string, string>>;
}

/** Describes files that are built before the site and copied into it. */
export const servedBundle = ({
  name,
  folder,
  path,
  packages,
  build,
  define,
}: Recipe): ServedBundle => ({
  packages,
  plugin: {
    name,
    beforeBuild: build,
    builderConfig: {
      source: {
        define: Object.fromEntries(
          Object.entries(define).map(([key, value]) => [key, JSON.stringify(value)]),
        ),
      },
      // `minimized` keeps the site's build from minifying the scripts and extracting their licenses again.
      output: { copy: [{ from: folder, to: path, toType: 'dir', info: { minimized: true } }] },
    },
  },
});
