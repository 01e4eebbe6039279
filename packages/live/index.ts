import type { RspressPlugin } from '@rspress/core';
import { previewExample, themeParts } from './framed-sites/framedSites.ts';
import { highlighterBundle } from './highlighter/highlighterBundle.ts';
import { playgroundBundle } from './playground/playgroundBundle.ts';
import { servedBundles } from './served-bundle/servedBundles.ts';
import { socialIcons } from './social-icons/socialIcons.ts';

interface LiveOptions {
  /** The path that this site is published under, with a slash at both ends. */
  base: string;
  /** Style sheets of the site for the playground's result: paths from the repository root, in this order. */
  playgroundStyles: readonly string[];
}

/**
 * Returns the plugins for the live components, and the JSON files that list the packages in their bundles.
 *
 * @throws Error when a package of a bundle isn't installed
 */
export function live({ base, playgroundStyles }: LiveOptions): {
  plugins: RspressPlugin[];
  packages: string[];
} {
  const bundles = [
    highlighterBundle(),
    playgroundBundle(playgroundStyles),
    previewExample(base),
    themeParts(base),
  ];
  return {
    plugins: [socialIcons(), servedBundles(bundles)],
    packages: bundles.map(({ packages }) => packages),
  };
}
