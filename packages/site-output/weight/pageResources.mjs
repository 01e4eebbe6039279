import { parse } from 'parse5';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.Node} Node */

/**
 * The URLs of the files that a page loads, as written and without duplicates.
 * @typedef {object} Resources
 * @property {string[]} styles
 * @property {string[]} scripts that the page loads without the reader, including preloads
 * @property {string[]} deferred other scripts in the head, which load on intent: in links, in data, and in inline code
 * @property {string[]} images without lazy loading
 * @property {string} lang the page's language
 * @property {number} elements number of elements
 */

/** The types of scripts that browsers run. */
const RUNS = /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i;

/** Matches the URL of a script of the site. */
const SCRIPT_URL = /[\w./-]*\/static\/js\/[\w./-]+\.js\b/g;

/**
 * Finds the files that a page loads.
 *
 * @param {string} html
 * @returns {Resources}
 */
export function pageResources(html) {
  const [styles, scripts, images] = [new Set(), new Set(), new Set()].map(
    (set) => /** @type {Set<string>} */ (set),
  );
  let elements = 0;
  let lang = '';
  let inHead = '';
  for (const { element, isHead } of elementsOf(parse(html))) {
    elements += 1;
    const get = attributeOf(element);
    const [rel, as, href, src] = [get('rel'), get('as'), get('href'), get('src')];
    if (element.tagName === 'html') lang = get('lang') ?? '';
    if (element.tagName === 'img' && src && get('loading') !== 'lazy') images?.add(src);
    if (!isHead) continue;
    inHead += ` ${element.attrs.map(({ value }) => value).join(' ')} ${textOf(element)}`;
    if (element.tagName === 'script' && src && RUNS.test(get('type') ?? '')) scripts?.add(src);
    if (element.tagName !== 'link' || !href) continue;
    if (rel === 'stylesheet' || (rel === 'preload' && as === 'style')) styles?.add(href);
    if (rel === 'modulepreload' || (rel === 'preload' && as === 'script')) scripts?.add(href);
  }
  const deferred = new Set([...inHead.matchAll(SCRIPT_URL)].map(([url]) => url));
  const first = [...(scripts ?? [])];
  return {
    styles: [...(styles ?? [])],
    scripts: first,
    deferred: [...deferred].filter((url) => !first.some((it) => it.replace(/[?#].*/, '') === url)),
    images: [...(images ?? [])],
    lang,
    elements,
  };
}

/** @param {Element} element */
const attributeOf = (element) => (/** @type {string} */ name) =>
  element.attrs.find((it) => it.name === name)?.value;

/** @param {Element} element */
const textOf = (element) =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/**
 * @param {Node} node
 * @returns {Generator<{ element: Element, isHead: boolean }>} all elements in document order
 */
function* elementsOf(node, isHead = false) {
  if ('tagName' in node) yield { element: node, isHead };
  if (!('childNodes' in node)) return;
  const inside = isHead || node.nodeName === 'head';
  for (const child of node.childNodes) yield* elementsOf(child, inside);
}
