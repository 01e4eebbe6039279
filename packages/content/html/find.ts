import type { Element, ElementContent, Nodes } from 'hast';

/** Whether a node is an element, of one of the names if any are given. */
export const isElement = (node: Nodes | undefined, ...names: string[]): node is Element =>
  node?.type === 'element' && (names.length === 0 || names.includes(node.tagName));

/** Whether an element has one of the names. */
export const isTag = (node: Element, ...names: string[]): boolean => names.includes(node.tagName);

/** The classes of a node. */
export function classesOf(node: Nodes): readonly string[] {
  const value = isElement(node) ? node.properties.className : undefined;
  return Array.isArray(value) ? value.map(String) : [];
}

export const hasClass = (node: Nodes, name: string): boolean => classesOf(node).includes(name);

/** Every element below a node that a question holds for, outermost first, in the order of the page. */
export function findAll(node: Nodes, asked: (element: Element) => boolean): Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => [
    ...(isElement(child) && asked(child) ? [child] : []),
    ...findAll(child, asked),
  ]);
}

/** The text of a node, as it stands. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Replaces each element by what a function makes of it, innermost last; undefined keeps it, and goes into it. */
export function rewrite(
  node: Element,
  make: (element: Element) => ElementContent[] | undefined,
): void {
  const made = node.children.flatMap((child) => {
    if (!isElement(child)) return [child];
    const replaced = make(child);
    if (replaced) {
      const inner: Element = { ...child, children: replaced };
      // A replacement is asked again, but for itself.
      if (!(replaced.length === 1 && replaced[0] === child)) rewrite(inner, make);
      return inner.children;
    }
    rewrite(child, make);
    return [child];
  });
  node.children = made;
}

/** A new element. */
export const element = (
  tagName: string,
  children: ElementContent[] = [],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

export const text = (value: string): ElementContent => ({ type: 'text', value });
