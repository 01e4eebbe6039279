import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PageSyntaxError, sectionsOf } from '@handbook/content';
import { mainLanguage, withoutLocale } from '@handbook/content/address';
import { root } from '@handbook/content/files';

const docs = join(root, 'docs');
const known = new Map<string, ReadonlySet<string>>();

/** Returns the IDs of a page's table rows, which are the same in every language. */
function rowsOf(route: string): ReadonlySet<string> {
  const file = join(docs, mainLanguage, `${route}.mdx`);
  const sections = () => sectionsOf({ file, path: route, docs, area: '' }, new Set());
  const rows = () => sections().flatMap(({ isRow, anchor }) => (isRow ? [anchor] : []));
  const ids = known.get(file) ?? new Set(existsSync(file) ? rows() : []);
  known.set(file, ids);
  return ids;
}

/**
 * Returns whether a URL links to a table row of a reference page. The framework only knows the IDs of headings; the docs
 * checks look for the IDs of rows in the built pages. Any ID of a page that doesn't parse may be a row; the error of the
 * page comes first.
 */
export function isRowLink(url: string): boolean {
  const [, path, anchor] = url.match(/^(\/[^#]+?)(?:\.html)?#(.+)$/) ?? [];
  if (path === undefined || anchor === undefined) return false;
  const route = withoutLocale(path);
  try {
    return rowsOf(route).has(decodeURI(anchor));
  } catch (error) {
    if (error instanceof PageSyntaxError) return true;
    throw error;
  }
}
