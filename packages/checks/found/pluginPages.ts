import type { SearchDocuments } from '@handbook/search/engine';
import type { RuleResult } from '../lib/problem.ts';
import { findPages } from './findPages.ts';
import type { PluginQueries } from './pluginQueries.ts';

const FOLDER = '/plugin/official-plugins/';

/** The queries: names of plugins and packages, or what readers need. */
type Kind = 'names' | 'needs';

const queriesOf = ({ page, name, en, zh }: PluginQueries, kind: Kind, lang: string) => {
  if (kind === 'names') return [page.replaceAll('-', ' '), name, `@rspress/${name}`];
  return lang === 'zh' ? zh : en;
};

/**
 * Searches for each plugin. Its page must be among the first hits.
 *
 * @param documents the search documents of the built site, by language
 */
export const pluginPages = (
  plugins: readonly PluginQueries[],
  documents: readonly SearchDocuments[],
  kind: Kind,
): RuleResult =>
  findPages(
    (lang) =>
      plugins.flatMap((plugin) =>
        queriesOf(plugin, kind, lang).map((text) => ({ route: FOLDER + plugin.page, text })),
      ),
    documents,
    'Use the words of the query in a heading or the introduction of the page.',
  );
