import type { Section } from '@handbook/content';
import { localePrefix } from '@handbook/content/address';
import type { Phrases } from '@handbook/search';
import { answer, buildIndex, type SearchDocuments } from '@handbook/search/engine';
import { sectionId } from '@handbook/search/quality';
import { placeOf } from '../lib/placeOf.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';

/** A phrase must find its section among this many hits. */
const FIRST = 3;
/** How many phrases a section must have. */
const LEAST = 3;
const MOST = 8;

/** Anchors of sections that only link to other pages, and need no phrases. */
export const linksOnly = new Set(['next', 'next-steps', 'where-to-go-next']);

const isTask = ({ path, anchor, isRow }: Section, prefix: string): boolean =>
  path.startsWith(`${prefix}/guide/`) && anchor !== '' && !isRow && !linksOnly.has(anchor);

/**
 * Searches for every phrase of a language. A phrase may be listed for several sections, which must all be found.
 *
 * @param documents of the built site
 * @param listed the phrases as written in the file
 * @param without how many guide sections have no phrases; the number may only fall
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
  const placeOfPhrase = (...keys: string[]) =>
    placeOf(file, ...keys.map((key) => JSON.stringify(key)));
  const routeOf = (page: string) => prefix + page.replace(/\/index$/, '/');
  for (const [page, entries] of Object.entries(listed)) {
    for (const [anchor, asked] of Object.entries(entries)) {
      const id = sectionId({ path: routeOf(page), anchor });
      has.add(id);
      counted += asked.length;
      if (!known.has(id)) {
        const message = `"${page}" has phrases for "${anchor}", but ${id} isn't a section.`;
        const fix = 'Use the path of the page and the id of the heading.';
        problems.push({ ...placeOfPhrase(page, anchor), message, fix });
        continue;
      }
      if (asked.length < LEAST || asked.length > MOST) {
        const message = `${id} has ${asked.length} phrases.`;
        const fix = `List ${LEAST} to ${MOST} phrases.`;
        problems.push({ ...placeOfPhrase(page, anchor), message, fix });
      }
      for (const text of asked) {
        const { hits } = answer(index, { text, limit: FIRST, snippetWords: 10 });
        const urls = hits.map(({ url }) => url);
        if (urls.includes(id)) continue;
        const message = `"${text}" doesn't find ${id} among the first ${FIRST} hits: ${urls.join(' ') || 'nothing'}`;
        const fix =
          'If a section that you added or changed comes first, change its phrases or its wording. Otherwise, use a phrase that only this section answers, or remove the phrase.';
        problems.push({ ...placeOfPhrase(page, anchor, text), message, fix });
      }
    }
  }
  const bare = sections.filter((one) => isTask(one, prefix) && !has.has(sectionId(one)));
  if (bare.length > without) {
    const message = `${bare.length} guide sections have no phrases; the limit is ${without}: ${bare.map((one) => sectionId(one).slice(prefix.length)).join(' ')}`;
    problems.push({ file, message, fix: 'Add what a newcomer would type to find each section.' });
  } else if (bare.length < without) {
    const message = `Only ${bare.length} guide sections have no phrases, fewer than the recorded ${without}.`;
    const fix = `Set WITHOUT_PHRASES in packages/checks/search/search.test.ts to ${bare.length}.`;
    problems.push({ file, message, fix });
  }
  return { problems, counted: { phrases: counted } };
}
