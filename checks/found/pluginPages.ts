import { answer } from '../../search/answer.ts';
import { buildIndex } from '../../search/index/searchIndex.ts';
import type { SearchDocuments } from '../../search/types.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import type { PluginQueries } from './pluginQueries.ts';

const FOLDER = '/plugin/official-plugins/';

/** What is asked for: names of plugins and packages, or what readers need. */
type Kind = 'names' | 'needs';

/** How many hits a reader sees without scrolling. */
const SEEN = 5;

const queriesOf = ({ page, name, en, zh }: PluginQueries, kind: Kind, lang: string) => {
  if (kind === 'names') return [page.replaceAll('-', ' '), name, `@rspress/${name}`];
  return lang === 'zh' ? zh : en;
};

/**
 * Asks the search for each plugin: its page has to be among the first hits.
 *
 * @param documents what the built site gives the search, by language
 */
export function pluginPages(
  plugins: readonly PluginQueries[],
  documents: readonly SearchDocuments[],
  kind: Kind,
): RuleResult {
  const problems: Problem[] = [];
  let asked = 0;
  for (const one of documents) {
    const index = buildIndex(one);
    const prefix = one.lang === 'en' ? '' : `/${one.lang}`;
    for (const plugin of plugins) {
      const path = `${prefix}${FOLDER}${plugin.page}`;
      for (const text of queriesOf(plugin, kind, one.lang)) {
        asked += 1;
        const { hits } = answer(index, { text, limit: 20, snippetWords: 10 });
        const place = hits.findIndex(({ url }) => url.split('#')[0] === path);
        if (place !== -1 && place < SEEN) continue;
        const instead = hits[0] ? `the first hit is ${hits[0].url}` : 'there is no hit';
        const later = place === -1 ? '' : `, its page comes as number ${place + 1}`;
        problems.push({
          file: path,
          message: `Searching for “${text}” does not lead to the plugin: ${instead}${later}.`,
          cure: 'Use the words of the query in a heading or the introduction of the page.',
        });
      }
    }
  }
  return { problems, counted: { plugins: plugins.length, asked } };
}
