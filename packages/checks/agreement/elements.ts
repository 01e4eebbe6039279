import type { Element, Nodes } from 'hast';
import { visit } from 'unist-util-visit';

/** The elements below a node with a name, and with a class if one is given. */
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

/** The text of an element, without the sign of a permalink. */
export function textOf(node: Nodes | undefined): string {
  if (!node) return '';
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  if (node.type === 'element' && node.properties.ariaHidden === 'true') return '';
  return 'children' in node ? node.children.map(textOf).join('').trim() : '';
}
