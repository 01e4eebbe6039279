import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The pages that stand for the site: home, a page of the guide in both languages, and the longest page of the reference.
 *
 * @param {string} folder the built site, absolute
 * @returns {{ name: string, path: string }[]}
 */
export function samplePages(folder) {
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
