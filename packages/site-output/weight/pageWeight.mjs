import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageResources } from './pageResources.mjs';
import { sizeOf } from './sizeOf.mjs';

/**
 * Bytes by kind, compressed.
 * @typedef {{ html: number, css: number, js: number }} ByKind
 */

/**
 * What a page costs, in bytes after compression.
 * @typedef {object} PageWeight
 * @property {string} page path of its HTML file
 * @property {ByKind} before what a browser fetches before the reader acts; images and icons apart
 * @property {ByKind} interactive what it has fetched when everything works
 * @property {number} navigation what it costs to come here from another page of the language: the page's script, and the
 *   text that a page which is loaded has in its HTML
 * @property {boolean} isInert whether scripts wait for the reader
 * @property {{ before: number, interactive: number }} requests the page itself and images among them, icons apart
 * @property {number} elements
 */

/** @param {ByKind} bytes */
export const total = ({ html, css, js }) => html + css + js;

/**
 * Weighs built pages with what their heads name.
 *
 * @param {string} folder the built site, absolute
 * @param {string} base path the site was built for, with a slash at both ends
 * @param {readonly string[]} pages paths of HTML files below the folder
 * @param {import('./sizeOf.mjs').Packing} packing
 * @returns {PageWeight[]}
 * @throws {Error} when a page asks for a file that is not below the base, or not there
 */
export function weighPages(folder, base, pages, packing = 'gzip') {
  const read = pages.map((page) => {
    const html = readFileSync(join(folder, page), 'utf8');
    return { page, html, ...pageResources(html) };
  });
  const everywhere = new Map(
    [...new Set(read.map((it) => it.lang))].map((lang) => {
      const pagesOf = read.filter((it) => it.lang === lang);
      return [lang, inAll(pagesOf.map((it) => [...it.styles, ...it.scripts, ...it.later]))];
    }),
  );
  return read.map(({ page, styles, scripts, later, images, lang, elements }) => {
    /** @param {readonly string[]} urls */
    const weigh = (urls) => urls.reduce((sum, url) => sum + sizeOf(fileOf(url), packing), 0);
    /** @param {string} url */
    const fileOf = (url) => {
      if (url.startsWith(base)) return join(folder, url.slice(base.length).replace(/[?#].*$/, ''));
      throw new Error(`${page} loads ${url}, which is not below ${base}.`);
    };
    const [html, css, js] = [sizeOf(join(folder, page), packing), weigh(styles), weigh(scripts)];
    const own = [...styles, ...scripts, ...later].filter((it) => !everywhere.get(lang)?.has(it));
    const first = 1 + styles.length + scripts.length + images.length;
    return {
      page,
      before: { html, css, js },
      interactive: { html, css, js: js + weigh(later) },
      navigation: weigh(own),
      isInert: later.length > 0,
      requests: { before: first, interactive: first + later.length },
      elements,
    };
  });
}

/**
 * What all lists have. Of one list alone, nothing: all of it is what the page brings.
 *
 * @param {readonly (readonly string[])[]} lists
 */
function inAll(lists) {
  const [first = [], ...others] = lists.map((list) => new Set(list));
  return new Set(
    others.length === 0 ? [] : [...first].filter((it) => others.every((list) => list.has(it))),
  );
}
