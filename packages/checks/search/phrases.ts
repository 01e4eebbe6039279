import type { Section } from '@handbook/content';
import { localePrefix } from '@handbook/content/address';
import type { Phrases } from '@handbook/search';
import { answer, buildIndex, type SearchDocuments } from '@handbook/search/engine';
import { sectionId } from '@handbook/search/quality';
import type { Problem, RuleResult } from '../lib/problem.ts';

/** A phrase finds its section among so many hits. */
const FIRST = 3;
/** How many phrases a section has. */
const LEAST = 3;
const MOST = 8;

/** Only leads to other pages. */
const LEADS_ON = new Set(['next', 'next-steps', 'where-to-go-next']);

const isTask = ({ path, anchor, isRow }: Section, prefix: string): boolean =>
  path.startsWith(`${prefix}/guide/`) && anchor !== '' && !isRow && !LEADS_ON.has(anchor);

/**
 * Asks with every phrase of a language. A phrase may be listed for several sections, and each of them has to be found.
 *
 * @param documents of the built site
 * @param listed the phrases as they are written
 * @param without how many guide sections may have no phrases; a smaller number has to be recorded
 */
export function phrases(documents: SearchDocuments, listed: Phrases, without: number): RuleResult {
  const { lang, sections } = documents;
  const file = `packages/search/phrases/${lang}.json`;
  const prefix = localePrefix(lang);
  const index = buildIndex(documents);
  const known = new Set(sections.map(sectionId));
  const has = new Set<string>();
  const problems: Problem[] = [];
  let counted = 0;
  const routeOf = (page: string) => prefix + page.replace(/\/index$/, '/');
  for (const [page, entries] of Object.entries(listed)) {
    for (const [anchor, asked] of Object.entries(entries)) {
      const id = sectionId({ path: routeOf(page), anchor });
      has.add(id);
      counted += asked.length;
      if (!known.has(id)) {
        const message = `"${page}" has phrases for "${anchor}", but ${id} isn't a section.`;
        problems.push({
          file,
          message,
          fix: 'Use the path of the page and the id of the heading.',
        });
        continue;
      }
      if (asked.length < LEAST || asked.length > MOST) {
        const message = `${id} has ${asked.length} phrases.`;
        problems.push({ file, message, fix: `List ${LEAST} to ${MOST} phrases.` });
      }
      for (const text of asked) {
        const { hits } = answer(index, { text, limit: FIRST, snippetWords: 10 });
        const urls = hits.map(({ url }) => url);
        if (urls.includes(id)) continue;
        const message = `"${text}" doesn't find ${id} among the first ${FIRST}: ${urls.join(' ') || 'nothing'}`;
        const fix = 'Use a phrase that only this section answers, or remove it.';
        problems.push({ file, message, fix });
      }
    }
  }
  const bare = sections.filter((one) => isTask(one, prefix) && !has.has(sectionId(one)));
  if (bare.length > without) {
    const message = `${bare.length} guide sections have no phrases, more than ${without}: ${bare.map(sectionId).join(' ')}`;
    problems.push({ file, message, fix: 'List what a newcomer would type to find each of them.' });
  } else if (bare.length < without) {
    const message = `Only ${bare.length} guide sections have no phrases, fewer than ${without}.`;
    const fix = 'Lower WITHOUT_PHRASES in packages/checks/search/search.test.ts.';
    problems.push({ file, message, fix });
  }
  return { problems, counted: { phrases: counted } };
}
