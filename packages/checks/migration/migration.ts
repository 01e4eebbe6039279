import type { Page } from '@handbook/content';
import { visit } from 'unist-util-visit';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { goneNames, type Names } from './gone.ts';

/** The route of the page that answers for what is gone. */
export const migrationRoute = '/guide/start/migrate-from-1x';

/** Everything a page has in code marks. */
function codeMarks(page: Page): Set<string> {
  const marks = new Set<string>();
  visit(page.tree, 'inlineCode', ({ value }) => {
    marks.add(value);
  });
  return marks;
}

/** `themeConfig.` may be left out where the page says so once, as the reference pages do. */
const spellings = (name: string): string[] => [name, name.replace(/^themeConfig\./, '')];

/** Compares what went between two versions with what the pages name. */
export function migration(
  pages: readonly Page[],
  older: Names,
  newer: Names,
  version: string,
): RuleResult {
  const gone = goneNames(older, newer);
  const problems = pages.flatMap((page): Problem[] => {
    const marks = codeMarks(page);
    return gone
      .filter(({ name }) => !spellings(name).some((spelling) => marks.has(spelling)))
      .map(({ area, name }) => ({
        file: page.file,
        message: `${name} (${area}) of ${version} is gone, and the page does not name it.`,
        fix: 'Add it to a table, with what takes its place.',
      }));
  });
  return { problems, counted: { goneNames: gone.length, migrationPages: pages.length } };
}
