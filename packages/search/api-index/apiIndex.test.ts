import type { Section } from '@handbook/content';
import { expect, it, test } from 'vitest';
import { toEntry } from './apiIndex.ts';
import type { IndexPage } from './entries.ts';
import { filterPages } from './filterPages.ts';

const section = (heading: string, more: Partial<Section> = {}): Section => ({
  path: '/api/config/config-basic',
  anchor: heading.toLowerCase(),
  area: '',
  title: 'Basic configuration',
  heading,
  parents: [],
  depth: 2,
  text: '',
  code: '',
  ...more,
});

test.each([
  ['Badge', 'Badge.text'],
  ['<Badge>', 'Badge.text'],
  ['useDark()', 'useDark.text'],
  ['Brand colors', 'text'],
  ['--port', 'text'],
])('the name of a table row below %s is %s', (parent, name) => {
  const row = section('text', { parents: ['Shapes', parent], isRow: true });
  expect(toEntry(row)).toMatchObject({ name, isCode: true });
});

test.each([
  ['route.cleanUrls', true],
  ['--port', true],
  ['Hooks', false],
  ['Order of the hooks', false],
])('%s is a code name: %s', (heading, isCode) => {
  expect(toEntry(section(heading)).isCode).toBe(isCode);
});

const entry = (name: string, words = '') => ({ name, anchor: name, isCode: true, words });
const pages: IndexPage[] = [
  {
    link: '/api/config/config-basic',
    title: 'Basic configuration',
    entries: [
      entry('route.cleanUrls'),
      entry('icon', 'favicon browser tab image'),
      entry('outline', '目录 右侧栏'),
    ],
  },
  { link: '/api/commands', title: '命令', entries: [entry('--port'), entry('--base')] },
];

it.each([
  [' ', ['route.cleanUrls', 'icon', 'outline', '--port', '--base']],
  ['clean urls', ['route.cleanUrls']],
  ['CLEANURLS', ['route.cleanUrls']],
  ['urls-clean', []],
  ['basic route', ['route.cleanUrls']],
  ['命令', ['--port', '--base']],
  ['命令 port', ['--port']],
  ['fav', ['icon']],
  ['tab icon', ['icon']],
  ['侧栏', ['outline']],
  ['tea', []],
])('"%s" finds an entry by its name, its page, or its phrases', (query, names) => {
  const found = filterPages(pages, query).flatMap(({ entries }) => entries);
  expect(found.map(({ name }) => name)).toEqual(names);
});
