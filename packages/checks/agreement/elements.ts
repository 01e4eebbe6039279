import type { Element, Nodes } from 'hast';
import { visit } from 'unist-util-visit';

/** The elements below a node that have a tag name and, if given, a class. */
export function elements(root: Nodes, name: RegExp, className?: string): Element[] {
  const found: Element[] = [];
  visit(root, 'element', (node) => {
    const classes = node.properties.className;
    const isMeant =
      className === undefined || (Array.isArray(classes) && classes.includes(className));
    if (isMeant && name.test(node.tagName)) found.push(node);
  });
  return found;
}

/** The text of an element, without the permalink symbol. */
export function textOf(node: Nodes | undefined): string {
  if (!node) return '';
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  if (node.type === 'element' && node.properties.ariaHidden === 'true') return '';
  return 'children' in node ? node.children.map(textOf).join('').trim() : '';
}
