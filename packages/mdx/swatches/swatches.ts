import { element } from '@handbook/content';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Matches `#rgb`, `#rgba`, `#rrggbb`, and `#rrggbbaa`. */
const hexColor = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Returns the color if inline code only contains a hexadecimal color. */
function colorOf({ tagName, children }: Element): string | undefined {
  const [text] = children;
  if (tagName !== 'code' || children.length !== 1 || text?.type !== 'text') return undefined;
  return hexColor.test(text.value) ? text.value : undefined;
}

/** Rehype plugin: adds a color swatch before hexadecimal colors in tables. */
export function swatches() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'td' }, (cell: Element) => {
      visit(cell, { type: 'element', tagName: 'code' }, (code: Element) => {
        const background = colorOf(code);
        if (!background) return;
        const style = `background:${background}`;
        code.children.unshift(element('span', [], { className: ['swatch'], style }));
      });
    });
  };
}
