import { parse } from 'parse5';

/**
 * An element of an HTML document.
 * @typedef {object} PageElement
 * @property {string} name the tag name
 * @property {Record<string, string | undefined>} attributes
 * @property {string} text the text directly in the element, such as the code of a script
 * @property {boolean} isHead whether it is in the head
 */

/** The types of scripts that browsers run. Any other script is a data block. */
export const SCRIPT_TYPES =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)?$/i;

/** Lists all elements of a document in order, including those in templates. @param {string} html */
export const elementsIn = (html) => elementsOf(parse(html), false);

/**
 * @param {import('parse5').DefaultTreeAdapterTypes.Node} node
 * @param {boolean} isHead
 * @returns {Generator<PageElement>}
 */
function* elementsOf(node, isHead) {
  const children = 'childNodes' in node ? node.childNodes : [];
  if ('tagName' in node) {
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    const text = children.map((child) => ('value' in child ? child.value : '')).join('');
    yield { name: node.tagName, attributes, text, isHead };
  }
  if ('content' in node) yield* elementsOf(node.content, isHead);
  for (const child of children) yield* elementsOf(child, isHead || node.nodeName === 'head');
}
