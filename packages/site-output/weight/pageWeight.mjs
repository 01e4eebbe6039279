import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageResources } from './pageResources.mjs';
import { sizeOf } from './sizeOf.mjs';

/**
 * Bytes by kind, compressed.
 * @typedef {{ html: number, css: number, js: number }} ByKind
 */

/**
 * The weight of a page, in bytes after compression.
 * @typedef {object} PageWeight
 * @property {string} page path of its HTML file
 * @property {ByKind} before loaded before the reader acts, without images and icons
 * @property {ByKind} interactive loaded when the page is hydrated
 * @property {number} navigation loaded by a client-side navigation from another page of the language
 * @property {boolean} loadsOnIntent whether scripts load when the reader starts to use the page
 * @property {{ before: number, interactive: number }} requests number of requests, including the page and images, without
 *   icons
 * @property {number} elements
 */

/** @param {ByKind} bytes */
export const total = ({ html, css, js }) => html + css + js;

/**
 * Weighs built pages and the files in their heads.
 *
 * @param {string} folder the built site, absolute
 * @param {string} base the path that the site was built for, with a slash at both ends
 * @param {readonly string[]} pages paths of HTML files below the folder
 * @param {import('./sizeOf.mjs').Compression} compression
 * @returns {PageWeight[]}
 * @throws {Error} if a page loads a file that isn't below the base or doesn't exist
 */
export function weighPages(folder, base, pages, compression = 'gzip') {
  const read = pages.map((page) => {
    const html = readFileSync(join(folder, page), 'utf8');
    return { page, html, ...pageResources(html) };
  });
  const everywhere = new Map(
    [...new Set(read.map((it) => it.lang))].map((lang) => {
      const pagesOf = read.filter((it) => it.lang === lang);
      return [
        lang,
        intersection(pagesOf.map((it) => [...it.styles, ...it.scripts, ...it.deferred])),
      ];
    }),
  );
  return read.map(({ page, styles, scripts, deferred, images, lang, elements }) => {
    /** @param {readonly string[]} urls */
    const weigh = (urls) => urls.reduce((sum, url) => sum + sizeOf(fileOf(url), compression), 0);
    /** @param {string} url */
    const fileOf = (url) => {
      if (url.startsWith(base)) return join(folder, url.slice(base.length).replace(/[?#].*$/, ''));
      throw new Error(`${page} loads ${url}, which isn't below ${base}.`);
    };
    const [html, css, js] = [
      sizeOf(join(folder, page), compression),
      weigh(styles),
      weigh(scripts),
    ];
    const own = [...styles, ...scripts, ...deferred].filter((it) => !everywhere.get(lang)?.has(it));
    const first = 1 + styles.length + scripts.length + images.length;
    return {
      page,
      before: { html, css, js },
      interactive: { html, css, js: js + weigh(deferred) },
      navigation: weigh(own),
      loadsOnIntent: deferred.length > 0,
      requests: { before: first, interactive: first + deferred.length },
      elements,
    };
  });
}

/**
 * Returns the items that all lists have in common. For a single list, there are none, because no other page shares its files.
 *
 * @param {readonly (readonly string[])[]} lists
 */
function intersection(lists) {
  const [first = [], ...others] = lists.map((list) => new Set(list));
  return new Set(
    others.length === 0 ? [] : [...first].filter((it) => others.every((list) => list.has(it))),
  );
}
