import type { RspressPlugin } from '@rspress/core';
import { highlighterBundle } from './highlighter/highlighterBundle.ts';
import { playgroundBundle } from './playground/playgroundBundle.ts';
import { servedBundles } from './served-bundle/servedBundles.ts';
import { socialIcons } from './social-icons/socialIcons.ts';

interface LiveOptions {
  /** Style sheets of the site for the playground's result: paths from the repository root, in this order. */
  playgroundStyles: readonly string[];
}

/**
 * Returns the plugins for the live components, and the JSON files that list the packages in their bundles.
 *
 * @throws Error when a package of a bundle isn't installed
 */
export function live({ playgroundStyles }: LiveOptions): {
  plugins: RspressPlugin[];
  packages: string[];
} {
  const bundles = [highlighterBundle(), playgroundBundle(playgroundStyles)];
  return {
    plugins: [socialIcons(), servedBundles(bundles)],
    packages: bundles.map(({ packages }) => packages),
  };
}
