import type { standaloneBundle } from '@handbook/site-output';
import type { RspressPlugin } from '@rspress/core';

/** Files that are built before the site and copied into it. */
export interface ServedBundle extends ReturnType<typeof standaloneBundle> {
  /** The constant for the path of the entry in the site's code, relative to the site's base. */
  constant: string;
  /** The entry in the bundle's folder. */
  entry: string;
}

/** Builds the bundles, copies them into the site, and defines the constants for their paths. */
export const servedBundles = (bundles: readonly ServedBundle[]): RspressPlugin => ({
  name: 'served-bundles',
  beforeBuild: async () => {
    await Promise.all(bundles.map(({ build }) => build()));
  },
  builderConfig: {
    source: {
      define: Object.fromEntries(
        bundles.map(({ constant, path, entry }) => [constant, JSON.stringify(`${path}/${entry}`)]),
      ),
    },
    output: {
      // `minimized` keeps the site's build from minifying the scripts and extracting their licenses again.
      copy: bundles.map(({ folder, path }) => ({
        from: folder,
        to: path,
        toType: 'dir',
        info: { minimized: true },
      })),
    },
  },
});
