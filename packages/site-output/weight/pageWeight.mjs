import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { elementsIn, SCRIPT_TYPES } from '../html/elementsIn.mjs';

/** @typedef {{ html: number, css: number, js: number }} ByKind bytes by kind, compressed */

/**
 * The weight of a page, in bytes after compression.
 * @typedef {object} PageWeight
 * @property {string} page path of its HTML file
 * @property {ByKind} before loaded before the reader acts, without images and icons
 * @property {ByKind} interactive loaded when the page is hydrated
 * @property {number} navigation loaded by a client-side navigation from another page of the language
 * @property {boolean} loadsOnIntent whether scripts load when the reader starts to use the page
 */

/** @param {ByKind} bytes */
export const total = ({ html, css, js }) => html + css + js;

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}

/** @type {Map<string, number>} */
const known = new Map();

/** Returns the size of a file after gzip, in bytes. Each file is only read once. @param {string} file absolute */
function sizeOf(file) {
  const size = known.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length;
  known.set(file, size);
  return size;
}

/** Matches the URL of a script of the site. */
const SCRIPT_URL = /[\w./-]*\/static\/js\/[\w./-]+\.js\b/g;

/**
 * Finds the URLs of the files that a page loads: styles, scripts that load without the reader, and other scripts in the head,
 * which load on intent (in links, in data, and in inline code).
 *
 * @param {string} html
 */
function pageResources(html) {
  const styles = /** @type {string[]} */ ([]);
  const scripts = /** @type {string[]} */ ([]);
  const [root, ...elements] = elementsIn(html);
  const head = elements.filter(({ isHead }) => isHead);
  for (const { name, attributes } of head) {
    const { rel, as, href, src, type = '' } = attributes;
    if (name === 'script' && src && SCRIPT_TYPES.test(type)) scripts.push(src);
    if (name !== 'link' || !href) continue;
    if (rel === 'stylesheet' || (rel === 'preload' && as === 'style')) styles.push(href);
    if (rel === 'modulepreload' || (rel === 'preload' && as === 'script')) scripts.push(href);
  }
  const code = head.flatMap(({ attributes, text }) => [...Object.values(attributes), text]);
  const deferred = new Set(code.join(' ').match(SCRIPT_URL));
  for (const url of scripts) deferred.delete(url.replace(/[?#].*/, ''));
  return {
    lang: root?.attributes.lang,
    styles: [...new Set(styles)],
    scripts: [...new Set(scripts)],
    deferred: [...deferred],
  };
}

/**
 * Weighs built pages and the files in their heads.
 *
 * @param {string} folder the built site, absolute
 * @param {string} base the path that the site was built for, with a slash at both ends
 * @param {readonly string[]} pages paths of HTML files below the folder
 * @returns {PageWeight[]}
 * @throws {Error} if a page loads a file that isn't below the base or doesn't exist
 */
export function weighPages(folder, base, pages) {
  const read = pages.map((page) => {
    const resources = pageResources(readFileSync(join(folder, page), 'utf8'));
    const { styles, scripts, deferred } = resources;
    return { page, ...resources, files: [...styles, ...scripts, ...deferred] };
  });
  return read.map(({ page, lang, styles, scripts, deferred, files }) => {
    /** @param {readonly string[]} urls */
    const weigh = (urls) =>
      urls.reduce((sum, url) => {
        if (!url.startsWith(base)) {
          throw new Error(`${page} loads ${url}, which isn't below ${base}.`);
        }
        return sum + sizeOf(join(folder, url.slice(base.length).replace(/[?#].*$/, '')));
      }, 0);
    const html = sizeOf(join(folder, page));
    const [css, js] = [weigh(styles), weigh(scripts)];
    // Readers already have the files that every page of the language has.
    const others = read.filter((it) => it.lang === lang && it.page !== page);
    const own = files.filter(
      (url) => others.length === 0 || !others.every((other) => other.files.includes(url)),
    );
    return {
      page,
      before: { html, css, js },
      interactive: { html, css, js: js + weigh(deferred) },
      navigation: weigh(own),
      loadsOnIntent: deferred.length > 0,
    };
  });
}
