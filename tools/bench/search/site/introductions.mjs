import { readFileSync } from 'node:fs';
import { filesOf } from '@handbook/search/quality';

/**
 * Returns a function that converts the ID of a hit to the form in the questions. Some engines link to the first heading
 * of a page, others to the page.
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
