import { readFileSync } from 'node:fs';
import { filesOf } from '@handbook/search/quality';

/**
 * Makes a function that names a hit as the questions do: some engines lead to a page's first heading where others lead
 * to the page.
 *
 * @param {string} folder the built site, absolute
 * @returns {(id: string) => string}
 */
export function introductions(folder) {
  /** @type {Map<string, string>} */
  const pages = new Map();
  for (const file of filesOf(folder, /\.html$/)) {
    const id = readFileSync(file, 'utf8').match(/<h1[^>]*\bid="([^"]+)"/)?.[1];
    const path = file
      .slice(folder.length)
      .replaceAll('\\', '/')
      .replace(/(index)?\.html$/, '');
    if (id) pages.set(`${path}#${id}`, path);
  }
  return (id) => pages.get(id) ?? id;
}
