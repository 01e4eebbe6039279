import type { Element, ElementContent, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';

/** A component or an element that a page writes itself. */
export type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** What stands in a page, at its top or within something. */
export type Content = RootContent | ElementContent;

/**
 * Elements that React has to keep: code has buttons, images open, and the theme's first heading knows the page. The style
 * sheet tells the first heading of the second level by its place among the others.
 */
const kept = new Set(['pre', 'img', 'h1', 'h2', 'script', 'style', 'iframe', 'video', 'audio']);

/** The name of an element, where a component's begins otherwise. */
const TAG = /^[a-z][\w-]*$/;

export const isJsx = (node: Content): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Whether the attributes of an element are written out, with nothing to be computed. */
const isPlain = ({ attributes }: Jsx): boolean =>
  attributes.every(
    ({ type, ...attribute }) =>
      type === 'mdxJsxAttribute' && !('value' in attribute && typeof attribute.value === 'object'),
  );

function isSaidAlready(node: Content): boolean {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return false;
  const { body } = node.data?.estree ?? {};
  return (
    body?.every((it) => it.type === 'ExpressionStatement' && it.expression.type === 'Literal') ??
    false
  );
}

/** Whether a part of a page is the same in every browser, so that what was built for it can stay as it is. */
export function isStatic(node: Content): boolean {
  if (node.type === 'text' || node.type === 'comment') return true;
  if (node.type === 'element') return isStaticTag(node.tagName, node.children);
  if (isJsx(node)) {
    return isPlain(node) && isStaticTag(node.name ?? '', node.children);
  }
  return isSaidAlready(node);
}

// A container is an element too, with a component's name.
const isStaticTag = (name: string, children: Element['children']): boolean =>
  TAG.test(name) && !kept.has(name) && children.every(isStatic);
