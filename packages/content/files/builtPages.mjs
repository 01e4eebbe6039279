import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder } from './siteEnvironment.mjs';

const INDEX = '/index.html';

/**
 * Lists the built pages, as sorted paths with forward slashes. Skips documents in `static`, which pages only embed in frames,
 * and pages that only redirect.
 *
 * @param {string} [folder] the built site, absolute; by default, this site's output folder
 */
export function builtPages(folder = outFolder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html') && !path.startsWith('static/'))
    .sort();
  const list = join(folder, '.deploy/redirects.json');
  const moved = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  const others = new Set(files);
  return files.filter((file) => {
    const path = file.slice(0, -INDEX.length);
    return !file.endsWith(INDEX) || !(`/${path}` in moved || others.has(`${path}.html`));
  });
}

/**
 * Returns the path of a built page below the site's base: `guide/` for `guide/index.html`.
 *
 * @param {string} file relative to the output folder
 */
export const pagePath = (file) => file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
