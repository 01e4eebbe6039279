import { expect, it } from 'vitest';
import type { IndexPage } from './entries.ts';
import { filterPages } from './filterPages.ts';

const entry = (name: string) => ({ name, anchor: name.toLowerCase(), isCode: true });
const pages: IndexPage[] = [
  {
    link: '/api/config/config-basic',
    title: 'Basic configuration',
    area: 'API › Config',
    entries: ['route.cleanUrls', 'base', 'multiVersion.default'].map(entry),
  },
  { link: '/api/commands', title: '命令', area: 'API', entries: ['--port', '--base'].map(entry) },
];

const page: IndexPage = {
  link: '/api/config/config-theme',
  title: 'Head',
  area: 'API',
  entries: [
    { ...entry('icon'), words: 'favicon browser tab image sets' },
    { ...entry('outline'), words: '目录 右侧栏' },
  ],
};
const known = (query: string) =>
  filterPages([page], query).flatMap(({ entries }) => entries.map(({ name }) => name));

it.each([
  ['favicon', ['icon']],
  ['fav', ['icon']],
  ['tab icon', ['icon']],
  ['目录', ['outline']],
  ['侧栏', ['outline']],
])('finds an entry by its phrases: %s', (query, names) => expect(known(query)).toEqual(names));

const found = (query: string) =>
  filterPages(pages, query).flatMap(({ entries }) => entries.map(({ name }) => name));

it('keeps everything for an empty query', () => {
  expect(filterPages(pages, '  ')).toEqual(pages);
});

it.each([
  ['urls', ['route.cleanUrls']],
  ['clean urls', ['route.cleanUrls']],
  ['CLEANURLS', ['route.cleanUrls']],
  ['version-default', ['multiVersion.default']],
  ['default multi', ['multiVersion.default']],
  ['port', ['--port']],
  ['base', ['base', '--base']],
  ['basic route', ['route.cleanUrls']],
  ['命令', ['--port', '--base']],
  ['命令 port', ['--port']],
  ['tea', []],
])('finds an entry by any part of its name: %s', (query, names) => {
  expect(found(query)).toEqual(names);
});
