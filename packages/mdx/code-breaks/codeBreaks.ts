import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Characters of a word that a narrow column has room for. */
const ROOM = 16;

/** After what joins the parts of a type or a path of keys, and before a capital inside a name. */
const joint = /(?<=[<.,(|&])(?=[^\s>.,)])|(?<=[a-z])(?=[A-Z])/;

/** After the dots of a path of keys. */
const dot = /(?<=[\w\]]\.)(?=\w)/;

/** The parts of a name between which a line may break: a long key leaves room for what is said of it. */
export const keysOf = (name: string): string[] => (name.length > ROOM ? name.split(dot) : [name]);

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

function mayBreak(code: Element, split: (text: string) => string[]): void {
  code.children = code.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'text') return [child];
    const parts = split(child.value).map((value) => ({ type: 'text' as const, value }));
    return parts.flatMap((part, at) => (at > 0 ? [breakHere, part] : [part]));
  });
}

/** Rehype plugin: long words of code in tables may break where their parts meet, and names in front after their dots. */
export function codeBreaks() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'tr' }, (row: Element) => {
      const cells = row.children.filter((cell) => cell.type === 'element');
      for (const [column, cell] of cells.entries()) {
        const split = column === 0 ? keysOf : partsOf;
        visit(cell, { type: 'element', tagName: 'code' }, (code: Element) => mayBreak(code, split));
      }
    });
  };
}
