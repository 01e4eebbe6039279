import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sectionsOf } from '@handbook/content';

const docsFolder = fileURLToPath(new URL('../../../docs', import.meta.url));
const known = new Map<string, ReadonlySet<string>>();

/** The ids that the rows of a page have, read once; they are the same in every language. */
function rowsOf(route: string, docs: string): ReadonlySet<string> {
  const file = join(docs, 'en', `${route}.mdx`);
  const rows = known.get(file) ?? new Set(readRows(file, route, docs));
  known.set(file, rows);
  return rows;
}

const readRows = (file: string, route: string, docs: string): string[] =>
  existsSync(file)
    ? sectionsOf({ file, path: route, docs, area: '' }, new Set())
        .filter(({ isRow }) => isRow)
        .map(({ anchor }) => anchor)
    : [];

/**
 * Whether a link leads to an entry that is a row of a table. The framework knows the ids of headings only; the checks
 * look for the others on the built pages.
 */
export function isRowLink(url: string, docs = docsFolder): boolean {
  const [, route, anchor] = url.match(/^(?:\/zh)?(\/[^#]+?)(?:\.html)?#(.+)$/) ?? [];
  return route !== undefined && anchor !== undefined && rowsOf(route, docs).has(decodeURI(anchor));
}
