import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { entryAnchors } from './entryAnchors.ts';

const element = (tagName: string, properties: Element['properties'], ...children: unknown[]) =>
  ({ type: 'element', tagName, properties, children }) as Element;
const text = (value: string) => ({ type: 'text', value });
const code = (name: string) => element('code', {}, text(name));
const heading = (id: string, name: string) =>
  element('h3', { id }, text(name), element('a', { href: `#${id}` }, text('#')));

/** Returns a table with one header and one row for each first cell. */
const table = (head: string, ...firstCells: unknown[]) =>
  element(
    'table',
    {},
    element('thead', {}, element('tr', {}, element('th', {}, text(head)))),
    element(
      'tbody',
      {},
      ...firstCells.map((cell) =>
        element('tr', {}, element('td', {}, ...[cell].flat()), element('td', {}, text('words'))),
      ),
    ),
  );

/** Runs the plugin and returns the IDs of the rows. */
function rowIds(children: Element[], path = '/site/docs/en/api/config/config-basic.mdx') {
  const tree: Root = { type: 'root', children };
  entryAnchors()(tree, { path });
  const ids: unknown[] = [];
  visit(tree, 'element', (node) => {
    if (node.tagName === 'tr' && node.properties.id) ids.push(node.properties.id);
  });
  return { ids, tree };
}

it("prefixes a row's ID with its heading if the heading is a name", () => {
  expect(rowIds([heading('ssg', 'ssg'), table('Option', code('experimentalWorker'))]).ids).toEqual([
    'ssg-experimentalworker',
  ]);
});

it("uses only the row's name if the heading consists of words", () => {
  expect(
    rowIds([heading('colors', 'Brand colors'), table('Variable', code('--rp-c-bg'))]).ids,
  ).toEqual(['--rp-c-bg']);
});

it('treats a Chinese heading as words', () => {
  expect(rowIds([heading('colors', '品牌色'), table('变量', code('--rp-c-bg'))]).ids).toEqual([
    '--rp-c-bg',
  ]);
});

it('never reuses the ID of a row or heading', () => {
  const { ids } = rowIds([
    heading('port', 'port'),
    heading('all-flags', 'All flags'),
    table('Flag', code('port'), code('port'), code('port')),
  ]);
  expect(ids).toEqual(['all-flags-port']);
});

it('links the name to its row', () => {
  const { tree } = rowIds([heading('a', 'Two words'), table('Name', code('useDark'))]);
  const links: Element[] = [];
  visit(tree, 'element', (node) => {
    if (node.properties.className) links.push(node);
  });
  expect(links.map((link) => link.properties.href)).toEqual(['#usedark']);
});

it('skips tables of parameters, words, and links', () => {
  expect(rowIds([table('Parameter', code('path'))]).ids).toEqual([]);
  expect(rowIds([table('Key', code('h'))]).ids).toEqual([]);
  expect(rowIds([table('Call', code("withBase('/a')"))]).ids).toEqual([]);
  expect(rowIds([table('Option', code('a'), text('all of them'))]).ids).toEqual([]);
  expect(rowIds([table('Option', [code('a'), text(', '), code('b')])]).ids).toEqual([]);
  expect(rowIds([table('Option', element('a', { href: '#x' }, code('x')))]).ids).toEqual([]);
});

it('skips guides', () => {
  const { ids } = rowIds([table('Option', code('a'))], '/site/docs/zh/guide/basic/ssg.mdx');
  expect(ids).toEqual([]);
});
