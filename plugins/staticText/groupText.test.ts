import { evaluate } from '@mdx-js/mdx';
import type { Element, ElementContent, Root } from 'hast';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { groupText } from './groupText.ts';

const h = (tagName: string, content: string | ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: typeof content === 'string' ? [{ type: 'text', value: content }] : content,
});

const StaticText = ({ id, children }: { id: string; children?: unknown }) =>
  createElement('group', { n: id.split('-')[1] }, children as never);
const Badge = () => createElement('b');
const Result = ({ children }: { children?: unknown }) =>
  createElement('result', {}, children as never);

async function rendered(source: string, path = 'docs/en/a.mdx') {
  const { default: Page } = await evaluate(
    { value: source, path },
    { ...runtime, baseUrl: import.meta.url, rehypePlugins: [groupText] },
  );
  return renderToStaticMarkup(
    createElement(Page, { components: { StaticText, Badge, Result } }),
  ).replaceAll('\n', '');
}

const words = 'Some words that are long enough to be a group.';

it('puts neighbours that are the same in every browser into one group', async () => {
  expect(await rendered(`${words}\n\n- a **b**\n- [c](/d)\n\n<kbd className="k">x</kbd>`)).toBe(
    `<group n="0"><p>${words}</p><ul><li>a <strong>b</strong></li><li><a href="/d">c</a></li></ul><kbd class="k">x</kbd></group>`,
  );
});

it('ends a group at components, images, code blocks and the two first levels of headings', async () => {
  for (const between of ['<Badge />', '![i](/i.png)', '```\ncode\n```', '# One', '## Two']) {
    const html = await rendered(`${words}\n\n${between}\n\n${words}`);
    expect(html.match(/<group n="\d"><p>[^<]*<\/p><\/group>/g)).toHaveLength(2);
  }
  expect(await rendered(`### Three\n\n${words}`)).toMatch(/^<group n="0"><h3>/);
});

it('leaves a block whole in which anything is computed', async () => {
  const computed = `${words} {1 + 1}`;
  expect(await rendered(computed)).toBe(`<p>${words} 2</p>`);
  expect(await rendered(`- ${words} <Badge />`)).toBe(`<ul><li>${words} <b></b></li></ul>`);
  expect(await rendered(`<p className={'a' + 'b'}>${words}</p>`)).not.toContain('<group');
  expect(await rendered(`${words}{/* a remark */}{' '}`)).toContain('<group');
});

it('finds groups in what passes its content on', async () => {
  expect(await rendered(`<Result>\n${words}\n\n<Badge />\n</Result>`)).toBe(
    `<result><group n="0"><p>${words}</p></group><b></b></result>`,
  );
  expect(await rendered(`1. ${words}\n\n   \`\`\`\n   c\n   \`\`\`\n`)).toBe(
    `<ol><li><group n="0"><p>${words}</p></group><pre><code>c</code></pre></li></ol>`,
  );
});

it('looks into containers, which are elements with the name of a component', async () => {
  const { default: Page } = await evaluate(
    { value: 'text', path: 'docs/en/a.mdx' },
    {
      ...runtime,
      baseUrl: import.meta.url,
      rehypePlugins: [
        () => (tree: Root) => {
          const p = h('p', words);
          tree.children = [{ ...h('div', [p]), tagName: '$$$callout$$$' }];
        },
        groupText,
      ],
    },
  );
  const components = { StaticText, $$$callout$$$: Result };
  const html = renderToStaticMarkup(createElement(Page, { components }));
  expect(html).toBe(`<result><group n="0"><p>${words}</p></group></result>`);
});

it('leaves short text, and text that pages share', async () => {
  expect(await rendered('Short.')).toBe('<p>Short.</p>');
  expect(await rendered(words, 'docs/en/fragments/a.mdx')).toBe(`<p>${words}</p>`);
});
