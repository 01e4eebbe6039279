import { isElement } from '@handbook/content';
import { parse } from 'acorn';
import type { Program } from 'estree';
import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxAttributeValueExpression } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import { shortTokens } from './shortTokens.ts';

/** Returns the attribute value `{ __html: html }` as MDX compiles it. */
function htmlValue(html: string): MdxJsxAttributeValueExpression {
  const tree = parse(`({ __html: ${JSON.stringify(html)} })`, { ecmaVersion: 'latest' });
  // The parser has its own types for the same tree.
  const estree = tree as unknown as Program;
  return { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } };
}

/** Returns an element whose content is an HTML string. */
const asHtml = ({ tagName, children }: Element): ElementContent => ({
  type: 'mdxJsxFlowElement',
  name: tagName,
  attributes: [
    {
      type: 'mdxJsxAttribute',
      name: 'dangerouslySetInnerHTML',
      value: htmlValue(toHtml(children, { characterReferences: { useNamedReferences: true } })),
    },
  ],
  children: [],
});

// The highlighter sets `class`, not `className`.
const isHighlighted = (pre: Element): boolean => /^shiki\b/.test(String(pre.properties.class));

/**
 * Removes the `<span>` of each line if no line is marked or numbered. Browsers lay out every span, and a long page has
 * hundreds.
 */
function removeLines(pre: Element, code: Element): void {
  const lines = code.children.filter((child) => isElement(child, 'span'));
  const isPlain = lines.every(({ properties }) => properties.class === 'line');
  if (!isPlain || pre.properties.lineNumbers) return;
  code.children = code.children.flatMap((child) =>
    isElement(child, 'span') ? child.children : [child],
  );
  pre.properties.class = 'shiki plain';
}

/**
 * Rehype plugin that runs after the highlighter: turns highlighted code into an HTML string in the page's script. As
 * elements, the tokens would make up most of a long page's script and of its hydration work.
 */
export function codeHtml() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'pre' }, (pre: Element) => {
      const [code, ...others] = pre.children;
      if (!isHighlighted(pre) || !isElement(code, 'code') || others.length > 0) return undefined;
      // `code.css` sets the same colors.
      delete pre.properties.style;
      shortTokens(code);
      removeLines(pre, code);
      pre.children = [asHtml(code)];
      return SKIP;
    });
  };
}
