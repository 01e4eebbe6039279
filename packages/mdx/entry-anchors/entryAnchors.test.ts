import { findAll } from '@handbook/content';
import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { entryAnchors } from './entryAnchors.ts';

const element = (tagName: string, properties: Element['properties'], ...children: unknown[]) =>
  ({ type: 'element', tagName, properties, children }) as Element;
const text = (value: string) => ({ type: 'text', value });
const code = (name: string) => element('code', {}, text(name));
const heading = (id: string, name: string) =>
  element('h3', { id }, text(name), element('a', { href: `#${id}` }, text('#')));

/** Returns a table with one header and one row for each first cell. */
const table = (head: string, ...cells: unknown[]) =>
  element(
    'table',
    {},
    element('tr', {}, element('th', {}, text(head))),
    ...cells.map((cell) => element('tr', {}, element('td', {}, ...[cell].flat()))),
  );

/** Runs the plugin; returns the IDs of the rows and the links to them. */
function run(children: Element[], path = '/site/docs/en/api/config/config-basic.mdx') {
  const tree: Root = { type: 'root', children };
  entryAnchors()(tree, { path });
  const values = (name: string, is: (it: Element) => boolean) =>
    findAll(tree, is).map(({ properties }) => properties[name]);
  return {
    ids: values('id', (it) => it.tagName === 'tr' && 'id' in it.properties),
    links: values('href', (it) => 'className' in it.properties),
  };
}

it.each([
  ['ssg', 'ssg', 'experimentalWorker', 'ssg-experimentalworker'],
  ['colors', 'Brand colors', '--rp-c-bg', '--rp-c-bg'],
  ['colors', '品牌色', '--rp-c-bg', '--rp-c-bg'],
])('below the heading %s "%s", the row %s has the ID %s', (id, title, name, row) => {
  const { ids, links } = run([heading(id, title), table('Option', code(name))]);
  expect(ids).toEqual([row]);
  expect(links).toEqual([`#${row}`]);
});

it('never reuses the ID of a row or heading', () => {
  const flags = table('Flag', code('port'), code('port'), code('port'));
  expect(run([heading('port', 'port'), heading('all-flags', 'All flags'), flags]).ids).toEqual([
    'all-flags-port',
  ]);
});

it.each([
  ['parameters', table('Parameter', code('path'))],
  ['calls', table('Call', code("withBase('/a')"))],
  ['words', table('Option', [code('a'), text('all of them')])],
  ['several names', table('Option', [code('a'), text(', '), code('b')])],
])('skips tables of %s', (_, it) => expect(run([it]).ids).toEqual([]));

it('skips guides', () =>
  expect(run([table('Option', code('a'))], '/site/docs/zh/guide/basic/ssg.mdx').ids).toEqual([]));
