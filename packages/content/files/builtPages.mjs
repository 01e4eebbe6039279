import { readdirSync } from 'node:fs';
import { outFolder } from './siteEnvironment.mjs';

/**
 * The built pages, as sorted paths with forward slashes below a folder. What pages show in frames is in `static`.
 *
 * @param {string} [folder] of a built site, absolute; the one that this site is built into, unless told
 */
export function builtPages(folder = outFolder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html') && !path.startsWith('static/'))
    .sort();
}

/**
 * The path of a built page below the site's base, as a reader's address bar shows it: `guide/` for `guide/index.html`.
 *
 * @param {string} file below the output folder
 */
export const pagePath = (file) => file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
