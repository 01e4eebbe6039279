import type { Section } from '@handbook/content';
import { expect, it } from 'vitest';
import { indexPage } from './indexPage.ts';

const section = (heading: string, more: Partial<Section> = {}): Section => ({
  path: '/api/config/config-basic',
  anchor: heading.toLowerCase(),
  area: 'API › Config',
  title: 'Basic configuration',
  heading,
  parents: [],
  depth: 2,
  text: '',
  code: '',
  ...more,
});

const names = (...sections: Section[]) =>
  indexPage([section('Basic configuration', { anchor: '' }), ...sections])?.entries;

it('separates the page from its introduction', () => {
  expect(indexPage([section('Basic configuration', { anchor: '' })])).toEqual({
    link: '/api/config/config-basic',
    title: 'Basic configuration',
    area: 'API › Config',
    entries: [],
  });
  expect(indexPage([])).toBeUndefined();
});

it('prefixes a table row with the name of its section', () => {
  const row = (parent: string) => section('text', { parents: ['Shapes', parent], isRow: true });
  expect(names(row('Badge'))?.[0]?.name).toBe('Badge.text');
  expect(names(row('<Badge>'))?.[0]?.name).toBe('Badge.text');
  expect(names(row('useDark()'))?.[0]?.name).toBe('useDark.text');
  expect(names(row('Brand colors'))?.[0]?.name).toBe('text');
});

it('distinguishes code names from headings in words', () => {
  const [key, flag, word, words] =
    names(
      section('route.cleanUrls'),
      section('--port'),
      section('Hooks'),
      section('Order of the hooks'),
    ) ?? [];
  expect([key, flag, word, words].map((entry) => entry?.isCode)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('omits the links to further pages', () => {
  expect(names(section('下一步', { anchor: 'next' }))).toEqual([]);
});

it('describes an entry by its phrases', () => {
  const phrases = ['favicon', 'tab icon'];
  expect(names(section('icon', { phrases }))?.[0]?.words).toBe('favicon tab icon');
  expect(names(section('bare'))?.[0]).not.toHaveProperty('words');
});
