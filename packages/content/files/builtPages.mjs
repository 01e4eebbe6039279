import { readdirSync } from 'node:fs';
import { outFolder } from './siteEnvironment.mjs';

/**
 * Lists the built pages, as sorted paths with forward slashes. Skips documents in `static`, which pages only embed in frames.
 *
 * @param {string} [folder] the built site, absolute; by default, this site's output folder
 */
export function builtPages(folder = outFolder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html') && !path.startsWith('static/'))
    .sort();
}

/**
 * Returns the path of a built page below the site's base: `guide/` for `guide/index.html`.
 *
 * @param {string} file relative to the output folder
 */
export const pagePath = (file) => file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
