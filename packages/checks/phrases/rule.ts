import { join } from 'node:path';
import { isFragment, languages, type Page } from '@handbook/content';
import { readPhrases } from '@handbook/search';
import { placeOf } from '../lib/placeOf.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import type { Scope } from '../runner/rule.ts';
import { headingUrls } from '../urls/rule.ts';

export const name = 'phrases';
export const needsBuild = false;

/** Anchors of sections that only link to other pages, and need no phrases. */
const linksOnly = /^(?:next|next-steps|where-to-go-next)$/;

/** Checks that every section of a guide has search phrases, and that phrases are for sections that exist. */
export function run({ root, all, pages, pending }: Scope): RuleResult {
  const problems: Problem[] = [];
  let counted = 0;
  for (const lang of languages) {
    const file = `packages/search/phrases/${lang}.json`;
    const listed = readPhrases(join(root, 'packages/search/phrases'), lang, new Set());
    const add = (keys: string[], message: string, fix: string) =>
      problems.push({ ...placeOf(file, ...keys.map((key) => JSON.stringify(key))), message, fix });
    const idsOf = (page: Page) => headingUrls(page).map(({ url }) => url.replace(/.*#/, ''));
    const own = all.filter((page) => page.lang === lang && !isFragment(page));
    const known = new Map(own.map((page) => [page.route, new Set(['', ...idsOf(page)])]));
    for (const [route, sections] of Object.entries(listed)) {
      const ids = known.get(route.replace(/index$/, ''));
      if (!ids) add([route], `There is no page ${route}.`, 'Move its phrases, or remove them.');
      for (const id of Object.keys(sections)) {
        counted += 1;
        if (ids?.has(id) ?? true) continue;
        // A row of a table has an id that isn't a heading.
        if (!route.startsWith('/guide/')) continue;
        add([route, id], `${route} has no section #${id}.`, 'Use the id of the heading.');
      }
    }
    for (const page of pages) {
      if (page.lang !== lang || !page.route.startsWith('/guide/')) continue;
      if (isFragment(page) || pending.has(page.file)) continue;
      for (const { url, line } of headingUrls(page)) {
        const id = url.replace(/.*#/, '');
        if (linksOnly.test(id) || listed[page.route]?.[id]) continue;
        const message = `The section #${id} has no search phrases.`;
        const fix = `List what a newcomer would type in ${file}, below "${page.route}" and "${id}".`;
        problems.push({ file: page.file, line, message, fix });
      }
    }
  }
  return { problems, counted: { sections: counted } };
}
