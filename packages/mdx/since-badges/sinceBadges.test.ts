import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { sinceBadges } from './sinceBadges.ts';

const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: Element['children']
): Element => ({ type: 'element', tagName, properties, children });

/** Runs the plugin, and returns the page as a string. */
function run(path: string, ...children: Element[]): string {
  const tree: Root = { type: 'root', children };
  const since = () =>
    new Map([
      ['/api/commands#base', '2.0.15'],
      ['/api/commands#--port', '2.0.19'],
    ]);
  sinceBadges({ since })(tree, { path });
  return JSON.stringify(tree);
}

const heading = element('h3', { id: 'base' });

it.each([
  ['/site/docs/en/api/commands.mdx', '/releases/2-0#v2-0-15', 'Since 2.0.15'],
  ['/site/docs/zh/api/commands.mdx', '/zh/releases/2-0#v2-0-15', '2.0.15 起'],
])('below a heading of %s is a link to the release', (path, href, label) => {
  const page = run(path, structuredClone(heading));
  expect(page).toContain(`"href":"${href}"`);
  expect(page).toContain(`"value":"${label}"`);
});

it('the badge of a row is in its first cell', () => {
  const row = element('tr', { id: '--port' }, element('td', {}), element('td', {}));
  run('/site/docs/en/api/commands.mdx', row);
  expect(row.children.map((cell) => 'children' in cell && cell.children.length)).toEqual([2, 0]);
});

it('other entries and other pages have none', () => {
  const other = element('h3', { id: 'port' });
  expect(run('/site/docs/en/api/commands.mdx', other)).not.toContain('since-badge');
  expect(run('/site/docs/en/guide/basic/ssg.mdx', heading)).not.toContain('since-badge');
});
