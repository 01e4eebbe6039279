import { isElement } from '@handbook/content';
import type { Element } from 'hast';

/**
 * Takes the elements of lines away from highlighted code where they say nothing: no line of it is marked, and none is
 * numbered. Each of them is a box of its own to the browser, and a long page has hundreds.
 */
export function plainLines(pre: Element, code: Element): void {
  const lines = code.children.filter((child) => isElement(child, 'span'));
  const isPlain = lines.every(({ properties }) => properties.class === 'line');
  if (!isPlain || pre.properties.lineNumbers) return;
  code.children = code.children.flatMap((child) =>
    isElement(child, 'span') ? child.children : [child],
  );
  pre.properties.class = 'shiki plain';
}
