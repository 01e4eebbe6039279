import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The sample of pages to test: home, a guide page in both languages, and the longest reference page.
 *
 * @param {string} folder the built site, absolute
 * @returns {{ name: string, path: string }[]}
 */
function samplePages(folder) {
  const size = (/** @type {string} */ file) => statSync(join(folder, file)).size;
  const reference = readdirSync(join(folder, 'api'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `api/${file.replaceAll('\\', '/')}`)
    .sort((a, b) => size(b) - size(a));
  const longest = (reference[0] ?? '').replace(/(index)?\.html$/, '');
  return [
    { name: 'home', path: '/' },
    { name: 'guide', path: '/guide/basic/use-mdx' },
    { name: 'longest reference', path: `/${longest}` },
    { name: 'Chinese guide', path: '/zh/guide/basic/use-mdx' },
  ];
}

/**
 * Selects pages of the sample by name.
 *
 * @param {string} folder the built site, absolute
 * @param {readonly string[]} names all if empty
 * @throws {Error} if a name is unknown
 */
export function chosenPages(folder, names) {
  const all = samplePages(folder);
  const known = all.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown)
    throw new Error(`No page is called "${unknown}". The pages are: ${known.join(', ')}.`);
  return names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
}
