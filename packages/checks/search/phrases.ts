import type { Phrases } from '@handbook/search';
import { sectionId } from '@handbook/search/quality';
import { placeOf } from '../lib/placeOf.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import type { Search } from './searches.ts';

/** A phrase must find its section among this many hits. */
const first = 3;

/** Searches for every phrase of a language. A phrase of several sections must find each of them. */
export function phrases({ lang, prefix, ask }: Search, listed: Phrases): RuleResult {
  const problems: Problem[] = [];
  let counted = 0;
  for (const [page, sections] of Object.entries(listed)) {
    for (const [anchor, asked] of Object.entries(sections)) {
      const id = sectionId({ path: prefix + page.replace(/\/index$/, '/'), anchor });
      for (const text of asked) {
        counted += 1;
        const urls = ask(text).slice(0, first);
        if (urls.includes(id)) continue;
        const keys = [page, anchor, text].map((key) => JSON.stringify(key));
        problems.push({
          ...placeOf(`packages/search/phrases/${lang}.json`, ...keys),
          message: `"${text}" doesn't find ${id} among the first ${first} hits: ${urls.join(' ') || 'nothing'}`,
          fix: 'If a section that you added or changed comes first, change its phrases or its wording. Otherwise, use a phrase that only this section answers, or remove the phrase.',
        });
      }
    }
  }
  return { problems, counted: { phrases: counted } };
}
