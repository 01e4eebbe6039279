import type { Element } from 'hast';

/** The same name, which may go on in the next line after each of its dots: a long key leaves room for what is said of it. */
export function breakable(code: Element): Element {
  return {
    ...code,
    children: code.children.flatMap((child) => {
      if (child.type !== 'text') return [child];
      return child.value
        .split(/(?<=[\w\]]\.)(?=\w)/)
        .flatMap((value, index): Element['children'] => [
          ...(index > 0
            ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }]
            : []),
          { type: 'text', value },
        ]);
    }),
  };
}
