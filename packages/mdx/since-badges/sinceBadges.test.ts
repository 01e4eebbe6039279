import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { sinceBadges } from './sinceBadges.ts';

const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: Element['children']
): Element => ({ type: 'element', tagName, properties, children });

const since = () =>
  new Map([
    ['/api/commands#base', '2.0.15'],
    ['/api/commands#--port', '2.0.19'],
  ]);

const run = (path: string, ...children: Element[]): Root => {
  const tree: Root = { type: 'root', children };
  sinceBadges({ since })(tree, { path });
  return tree;
};

const heading = () => element('h3', { id: 'base' }, { type: 'text', value: 'base' });

it('links to the release below a heading', () => {
  const { children } = run('/site/docs/en/api/commands.mdx', heading());
  expect(children[1]).toMatchObject({
    tagName: 'p',
    children: [
      {
        tagName: 'a',
        properties: { href: '/releases/2-0#v2-0-15' },
        children: [{ value: 'Since 2.0.15' }],
      },
    ],
  });
});

it('uses the language of the page for the label and the link', () => {
  const { children } = run('/site/docs/zh/api/commands.mdx', heading());
  expect(children[1]).toMatchObject({
    children: [
      { properties: { href: '/zh/releases/2-0#v2-0-15' }, children: [{ value: '2.0.15 起' }] },
    ],
  });
});

it('adds the badge to the first cell of a row', () => {
  const row = element('tr', { id: '--port' }, element('td', {}), element('td', {}));
  run('/site/docs/en/api/commands.mdx', row);
  expect(row.children.map((cell) => 'children' in cell && cell.children.length)).toEqual([2, 0]);
});

it('skips other entries and other pages', () => {
  const other = element('h3', { id: 'port' });
  expect(run('/site/docs/en/api/commands.mdx', other).children).toHaveLength(1);
  expect(run('/site/docs/en/guide/basic/ssg.mdx', heading()).children).toHaveLength(1);
});
