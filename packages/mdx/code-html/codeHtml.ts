import { isElement } from '@handbook/content';
import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxAttributeValueExpression } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import { plainLines } from './plainLines.ts';
import { shortTokens } from './shortTokens.ts';

/** The value `{ __html: html }` of an attribute, as MDX compiles it. */
const htmlValue = (html: string): MdxJsxAttributeValueExpression => ({
  type: 'mdxJsxAttributeValueExpression',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ExpressionStatement',
          expression: {
            type: 'ObjectExpression',
            properties: [
              {
                type: 'Property',
                kind: 'init',
                method: false,
                shorthand: false,
                computed: false,
                key: { type: 'Identifier', name: '__html' },
                value: { type: 'Literal', value: html },
              },
            ],
          },
        },
      ],
    },
  },
});

/** An element whose content React takes as it is. */
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

// The highlighter writes attributes by their names in HTML.
const isHighlighted = (pre: Element): boolean => /^shiki\b/.test(String(pre.properties.class));

/**
 * Rehype plugin, behind the highlighter: highlighted code becomes text in a page's script. As elements, the tokens of a long
 * page would be most of its script, and of the work that React has when it takes the page over.
 */
export function codeHtml() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'pre' }, (pre: Element) => {
      const [code, ...others] = pre.children;
      if (!isHighlighted(pre) || !isElement(code, 'code') || others.length > 0) return undefined;
      // The style sheet says the same.
      delete pre.properties.style;
      shortTokens(code);
      plainLines(pre, code);
      pre.children = [asHtml(code)];
      return SKIP;
    });
  };
}
