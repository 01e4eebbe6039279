import { parse } from 'parse5';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */

/**
 * The styles and scripts that a browser fetches for a page's head, preloaded ones included, each once.
 *
 * @param {string} html
 * @returns {{ styles: string[], scripts: string[] }} URLs as written
 */
export function headResources(html) {
  /** @type {Set<string>} */
  const styles = new Set();
  /** @type {Set<string>} */
  const scripts = new Set();
  for (const { tagName, attrs } of headElements(html)) {
    const get = (/** @type {string} */ name) => attrs.find((it) => it.name === name)?.value;
    const [rel, as, href, src] = [get('rel'), get('as'), get('href'), get('src')];
    if (tagName === 'script' && src) scripts.add(src);
    if (tagName !== 'link' || !href) continue;
    if (rel === 'stylesheet' || (rel === 'preload' && as === 'style')) styles.add(href);
    if (rel === 'modulepreload' || (rel === 'preload' && as === 'script')) scripts.add(href);
  }
  return { styles: [...styles], scripts: [...scripts] };
}

/**
 * @param {string} html
 * @returns {Element[]}
 */
function headElements(html) {
  const isElement = (/** @type {{ nodeName: string }} */ node, /** @type {string} */ name) =>
    node.nodeName === name;
  const root = /** @type {Element | undefined} */ (
    parse(html).childNodes.find((node) => isElement(node, 'html'))
  );
  const head = /** @type {Element | undefined} */ (
    root?.childNodes.find((node) => isElement(node, 'head'))
  );
  return /** @type {Element[]} */ (head?.childNodes.filter((node) => 'tagName' in node) ?? []);
}
