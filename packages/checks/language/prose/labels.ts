import type { RootContent } from 'mdast';

/** Attributes of components with readable text. */
const readAttributes = new Set([
  'title',
  'label',
  'alt',
  'text',
  'description',
  'aria-label',
  'summary',
]);

/** The readable attributes of a component, with their lines. */
export function labelsOf(node: RootContent): { text: string; line?: number }[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return node.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return [];
    if (!readAttributes.has(attribute.name)) return [];
    return [
      { text: attribute.value, line: attribute.position?.start.line ?? node.position?.start.line },
    ];
  });
}
