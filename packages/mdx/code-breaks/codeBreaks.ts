import { element, isElement, text } from '@handbook/content';
import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** The longest word that fits into a narrow column, in characters. */
const MAX_LENGTH = 16;

/** Matches after punctuation in a type or path, and before a capital letter inside a name. */
const joint = /(?<=[<.,(|&])(?=[^\s>.,)])|(?<=[a-z])(?=[A-Z])/;

/** Matches after each dot of a path such as `route.cleanUrls`. */
const dot = /(?<=[\w\]]\.)(?=\w)/;

/** Splits a long name after its dots, so that the first column stays narrow. */
export const splitName = (name: string): string[] =>
  name.length > MAX_LENGTH ? name.split(dot) : [name];

/** Splits text where a line may break inside a long word; short words stay whole. */
export const splitText = (text: string): string[] =>
  text
    .split(/(?<=\s)/)
    .flatMap((word) => (word.length > MAX_LENGTH ? word.split(joint) : [word]))
    .reduce<string[]>((parts, part) => {
      const last = parts.at(-1);
      // Lines break at spaces without an element.
      if (last?.endsWith(' ')) parts[parts.length - 1] = last + part;
      else parts.push(part);
      return parts;
    }, []);

function addBreaks(code: Element, split: (text: string) => string[]): void {
  code.children = code.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'text') return [child];
    const parts = split(child.value).map(text);
    return parts.flatMap((part, at) => (at > 0 ? [element('wbr'), part] : [part]));
  });
}

/** Rehype plugin: inserts `<wbr>` into long code in tables, and after the dots of names in the first column. */
export function codeBreaks() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'tr' }, (row: Element) => {
      const cells = row.children.filter((cell) => isElement(cell));
      for (const [column, cell] of cells.entries()) {
        const split = column === 0 ? splitName : splitText;
        visit(cell, { type: 'element', tagName: 'code' }, (code: Element) =>
          addBreaks(code, split),
        );
      }
    });
  };
}
