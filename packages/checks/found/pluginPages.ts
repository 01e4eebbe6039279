import type { SearchDocuments } from '@handbook/search/engine';
import type { RuleResult } from '../lib/problem.ts';
import type { PluginQueries } from './pluginQueries.ts';
import { seenPages } from './seenPages.ts';

const FOLDER = '/plugin/official-plugins/';

/** What is asked for: names of plugins and packages, or what readers need. */
type Kind = 'names' | 'needs';

const queriesOf = ({ page, name, en, zh }: PluginQueries, kind: Kind, lang: string) => {
  if (kind === 'names') return [page.replaceAll('-', ' '), name, `@rspress/${name}`];
  return lang === 'zh' ? zh : en;
};

/**
 * Asks the search for each plugin: its page has to be among the first hits.
 *
 * @param documents what the built site gives the search, by language
 */
export const pluginPages = (
  plugins: readonly PluginQueries[],
  documents: readonly SearchDocuments[],
  kind: Kind,
): RuleResult =>
  seenPages(
    (lang) =>
      plugins.flatMap((plugin) =>
        queriesOf(plugin, kind, lang).map((text) => ({ route: FOLDER + plugin.page, text })),
      ),
    documents,
    'Use the words of the query in a heading or the introduction of the page.',
  );
