import type { Element, ElementContent, Nodes } from 'hast';

/** Whether a node is an element, with one of the tag names if any are given. */
export const isElement = (node: Nodes | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));

/** Whether an element has one of the tag names. */
export const isTag = (node: Element, ...names: string[]): boolean => names.includes(node.tagName);

/** Returns the class names of a node. */
export function classesOf(node: Nodes): readonly string[] {
  const value = isElement(node) ? node.properties.className : undefined;
  return Array.isArray(value) ? value.map(String) : [];
}

export const hasClass = (node: Nodes, name: string): boolean => classesOf(node).includes(name);

/** Returns all descendant elements that match, in document order. */
export function findAll(node: Nodes, matches: (element: Element) => boolean): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => [
    ...(isElement(child) && matches(child) ? [child] : []),
    ...findAll(child, matches),
  ]);
}

/** Returns the text content of a node. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/**
 * Replaces descendant elements, outermost first.
 *
 * @param replace returns the nodes that replace an element; undefined keeps the element and continues with its children
 */
export function rewrite(
  node: Element,
  replace: (element: Element) => ElementContent[] | undefined,
): void {
  node.children = node.children.flatMap((child) => {
    if (!isElement(child)) return [child];
    const replacement = replace(child);
    if (replacement) {
      const inner: Element = { ...child, children: replacement };
      // Elements in the replacement are replaced too. An element that is its own replacement would recurse forever.
      if (!(replacement.length === 1 && replacement[0] === child)) rewrite(inner, replace);
      return inner.children;
    }
    rewrite(child, replace);
    return [child];
  });
}

/** Creates an element. */
export const element = (
  tagName: string,
  children: ElementContent[] = [],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

export const text = (value: string): ElementContent => ({ type: 'text', value });
