import { isHexColor } from '@handbook/live';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** The text of inline code that is nothing but a color; undefined for everything else. */
function colorOf({ tagName, children }: Element): string | undefined {
  const [text] = children;
  if (tagName !== 'code' || children.length !== 1 || text?.type !== 'text') return undefined;
  return isHexColor(text.value) ? text.value : undefined;
}

/** Rehype plugin: shows a color beside its hexadecimal code in tables. */
export function swatches() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'td' }, (cell: Element) => {
      visit(cell, { type: 'element', tagName: 'code' }, (code: Element) => {
        const background = colorOf(code);
        if (!background) return;
        code.children.unshift({
          type: 'element',
          tagName: 'span',
          properties: { className: ['swatch'], style: `background:${background}` },
          children: [],
        });
      });
    });
  };
}
