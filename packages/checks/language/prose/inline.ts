import type { PhrasingContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** Replaces a component, so that the text before and after it isn't joined. */
export const interruption = '\u2028';

/** Elements whose content is always code. */
export const codeElements: ReadonlySet<string> = new Set(['code', 'pre', 'kbd', 'samp', 'style']);

/** The text of inline nodes without marks. Collects inline code. */
export function inlineText(nodes: readonly PhrasingContent[], codes: string[]): string {
  return nodes
    .map((node, index) => {
      const text = one(node, codes);
      // After a bold label with a full stop, a space is required, otherwise the `**` doesn't end the bold text.
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
      // `{' '}` is a space in JSX. Any other expression is code.
      return /^'\s*'$/.test(node.value) ? ' ' : placed(node.value, codes);
    case 'link':
      // A URL without a link text isn't prose.
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
