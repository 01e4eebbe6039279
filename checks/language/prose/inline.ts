import type { PhrasingContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** The text of inline nodes, marks taken off and inline codes collected. */
export function inlineText(nodes: readonly PhrasingContent[], codes: string[]): string {
  return nodes.map((node) => one(node, codes)).join('');
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
    default:
      return 'children' in node ? inlineText(node.children as PhrasingContent[], codes) : '';
  }
}

function placed(code: string, codes: string[]): string {
  codes.push(code);
  return `\`${codes.length - 1}\``;
}
