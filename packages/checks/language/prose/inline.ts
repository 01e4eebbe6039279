import type { PhrasingContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** Stands where a component interrupts the text: what is on its sides does not touch. */
export const interruption = '\u2028';

/** Elements whose content is code, whatever it looks like. */
export const codeElements: ReadonlySet<string> = new Set(['code', 'pre', 'kbd', 'samp', 'style']);

/** The text of inline nodes, marks taken off and inline codes collected. */
export function inlineText(nodes: readonly PhrasingContent[], codes: string[]): string {
  return nodes
    .map((node, index) => {
      const text = one(node, codes);
      // A bold label that ends in a full stop may keep a space: without it, the stars would not close.
      const before = nodes[index - 1];
      return before?.type === 'strong' && /[。：；！？]$/.test(textOf(before))
        ? text.trimStart()
        : text;
    })
    .join('');
}

function one(node: PhrasingContent, codes: string[]): string {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'inlineCode':
      return placed(node.value, codes);
    case 'break':
      return '\n';
    case 'mdxTextExpression':
      // `{' '}` is how JSX spells a space; any other expression is code.
      return /^'\s*'$/.test(node.value) ? ' ' : placed(node.value, codes);
    case 'link':
      // An address that stands for itself is not prose.
      return textOf(node) === node.url ? placed(node.url, codes) : inlineText(node.children, codes);
    case 'mdxJsxTextElement':
      if (codeElements.has(node.name ?? '')) return placed(textOf(node), codes);
      return node.children.length > 0 ? inlineText(node.children, codes) : interruption;
    default:
      return 'children' in node ? inlineText(node.children as PhrasingContent[], codes) : '';
  }
}

function placed(code: string, codes: string[]): string {
  codes.push(code);
  return `\`${codes.length - 1}\``;
}
