import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { headResources } from './headResources.mjs';

/**
 * What a page costs on first load, in bytes after gzip.
 * @typedef {{ page: string, html: number, css: number, js: number }} PageWeight
 */

/** @type {Map<string, number>} */
const sizes = new Map();

/** @param {string} file */
function gzipSize(file) {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

/**
 * Weighs a built page with the styles and scripts that its head loads.
 *
 * @param {string} folder the built site, absolute
 * @param {string} base path the site was built for, with a slash at both ends
 * @param {string} page path of its HTML file below the folder
 * @returns {PageWeight}
 * @throws {Error} when the page asks for a file that is not below the base, or not there
 */
export function pageWeight(folder, base, page) {
  const { styles, scripts } = headResources(readFileSync(join(folder, page), 'utf8'));
  /** @param {string[]} urls */
  const weigh = (urls) => urls.reduce((total, url) => total + gzipSize(fileOf(url)), 0);
  /** @param {string} url */
  const fileOf = (url) => {
    if (url.startsWith(base)) return join(folder, url.slice(base.length).replace(/[?#].*$/, ''));
    throw new Error(`${page} loads ${url}, which is not below ${base}.`);
  };
  return { page, html: gzipSize(join(folder, page)), css: weigh(styles), js: weigh(scripts) };
}
