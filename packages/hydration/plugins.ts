import type { RspressPlugin, UserConfig } from '@rspress/core';
import { loadErrors } from './errors/loadErrors.ts';
import { lightEntry } from './light-entry/lightEntry.ts';
import { newestNavigation } from './newest-navigation/newestNavigation.ts';
import { hydrateOnIntent } from './on-intent/hydrateOnIntent.ts';
import { pageFiles } from './page-files/pageFiles.ts';
import { pageInfo } from './page-info/pageInfo.ts';
import { sections } from './sections/sections.ts';

interface HydrationOptions {
  /** The folder of the pages, relative to the repository's root. */
  docs: string;
  /** Plugins to leave out, by their names. */
  without: readonly string[];
}

/** Returns the plugins that decide what a page loads and when, and the rehype plugin that divides it into sections. */
export function hydration({ docs, without }: HydrationOptions) {
  const optional = {
    lightEntry: lightEntry(),
    pageInfo: pageInfo(docs),
    pageFiles: pageFiles(),
    hydrateOnIntent: hydrateOnIntent(),
  };
  const plugins: RspressPlugin[] = [
    loadErrors(),
    newestNavigation(),
    ...Object.entries(optional)
      .filter(([name]) => !without.includes(name))
      .map(([, plugin]) => plugin),
  ];
  const rehypePlugins = (without.includes('sections') ? [] : [sections]) satisfies NonNullable<
    UserConfig['markdown']
  >['rehypePlugins'];
  return { plugins, rehypePlugins };
}
