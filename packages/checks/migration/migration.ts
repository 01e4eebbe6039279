import type { Page } from '@handbook/content';
import { visit } from 'unist-util-visit';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { goneNames, type Names } from './gone.ts';

/** The route of the page that lists removed names. */
export const migrationRoute = '/guide/start/migrate-from-1x';

/** The inline code of a page. */
function codeMarks(page: Page): Set<string> {
  const marks = new Set<string>();
  visit(page.tree, 'inlineCode', ({ value }) => {
    marks.add(value);
  });
  return marks;
}

/** The page may omit `themeConfig.`, like the reference pages. */
const spellings = (name: string): string[] => [name, name.replace(/^themeConfig\./, '')];

/** Checks that the pages contain every name that the newer version lacks. */
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
        message: `The page doesn't contain ${name} (${area}) of ${version}, which no longer exists.`,
        fix: 'Add it to a table, with its replacement.',
      }));
  });
  return { problems, counted: { goneNames: gone.length, migrationPages: pages.length } };
}
