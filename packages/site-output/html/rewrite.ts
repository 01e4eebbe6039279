import { isElement } from '@handbook/content';
import type { Element, ElementContent, Nodes } from 'hast';

/** Returns the class names of a node. */
export function classesOf(node: Nodes): readonly string[] {
  const value = isElement(node) ? node.properties.className : undefined;
  return Array.isArray(value) ? value.map(String) : [];
}

export const hasClass = (node: Nodes, name: string): boolean => classesOf(node).includes(name);

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
