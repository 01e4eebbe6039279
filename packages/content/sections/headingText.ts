import type { Heading, PhrasingContent } from 'mdast';

const text = (node: PhrasingContent): string => {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  // Components and expressions do not count, for the id neither.
  if (node.type === 'mdxJsxTextElement' || !('children' in node)) return '';
  return node.children.map(text).join('');
};

const ID = /\s*\\?\{#([^}]*)\}\s*/;

/** The text of a heading, and the id if it is written behind it. */
export function readHeading(node: Heading): { text: string; id: string | undefined } {
  const whole = node.children.map(text).join('');
  const [, id] = whole.match(ID) ?? [];
  return { text: whole.replace(ID, '').replace(/\s+/g, ' ').trim(), id };
}
