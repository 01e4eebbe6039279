import { elementsIn, SCRIPT_TYPES } from '../html/elementsIn.mjs';

/**
 * The URLs of the files that a page loads, as written and without duplicates.
 * @typedef {object} Resources
 * @property {string[]} styles
 * @property {string[]} scripts that the page loads without user interaction, including preloads
 * @property {string[]} deferred other scripts in the head, which load on intent: in links, in data, and in inline code
 * @property {string[]} images without lazy loading
 * @property {string} lang the page's language
 * @property {number} elements number of elements
 */

/** Matches the URL of a script of the site. */
const SCRIPT_URL = /[\w./-]*\/static\/js\/[\w./-]+\.js\b/g;

/**
 * Finds the files that a page loads.
 *
 * @param {string} html
 * @returns {Resources}
 */
export function pageResources(html) {
  /** @type {Record<'styles' | 'scripts' | 'images', Set<string>>} */
  const { styles, scripts, images } = {
    styles: new Set(),
    scripts: new Set(),
    images: new Set(),
  };
  let elements = 0;
  let lang = '';
  let inHead = '';
  for (const { name, attributes, text, isHead } of elementsIn(html)) {
    elements += 1;
    const { rel, as, href, src, type = '', loading } = attributes;
    if (name === 'html') lang = attributes.lang ?? '';
    if (name === 'img' && src && loading !== 'lazy') images.add(src);
    if (!isHead) continue;
    inHead += ` ${Object.values(attributes).join(' ')} ${text}`;
    if (name === 'script' && src && SCRIPT_TYPES.test(type)) scripts.add(src);
    if (name !== 'link' || !href) continue;
    if (rel === 'stylesheet' || (rel === 'preload' && as === 'style')) styles.add(href);
    if (rel === 'modulepreload' || (rel === 'preload' && as === 'script')) scripts.add(href);
  }
  const deferred = new Set([...inHead.matchAll(SCRIPT_URL)].map(([url]) => url));
  const first = [...scripts];
  return {
    styles: [...styles],
    scripts: first,
    deferred: [...deferred].filter((url) => !first.some((it) => it.replace(/[?#].*/, '') === url)),
    images: [...images],
    lang,
    elements,
  };
}
