import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Characters of a word that a narrow column has room for. */
const ROOM = 16;

/** After what joins the parts of a type or a path of keys, and before a capital inside a name. */
const joint = /(?<=[<.,(|&])(?=[^\s>.,)])|(?<=[a-z])(?=[A-Z])/;

/** The parts of a text between which a line may break; those of short words stay together. */
export const partsOf = (text: string): string[] =>
  text
    .split(/(?<=\s)/)
    .flatMap((word) => (word.length > ROOM ? word.split(joint) : [word]))
    .reduce<string[]>((parts, part) => {
      const last = parts.at(-1);
      // At a space a line breaks by itself.
      if (last?.endsWith(' ')) parts[parts.length - 1] = last + part;
      else parts.push(part);
      return parts;
    }, []);

const breakHere: ElementContent = {
  type: 'element',
  tagName: 'wbr',
  properties: {},
  children: [],
};

function mayBreak(code: Element): void {
  code.children = code.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'text') return [child];
    const parts = partsOf(child.value).map((value) => ({ type: 'text' as const, value }));
    return parts.flatMap((part, at) => (at > 0 ? [breakHere, part] : [part]));
  });
}

/** Rehype plugin: long words of code in tables may break where their parts meet, and nowhere else; names stay whole. */
export function codeBreaks() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'tr' }, (row: Element) => {
      const [, ...cells] = row.children.filter((cell) => cell.type === 'element');
      for (const cell of cells) visit(cell, { type: 'element', tagName: 'code' }, mayBreak);
    });
  };
}
