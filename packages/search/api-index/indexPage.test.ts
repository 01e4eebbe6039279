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

it('describes an entry by its purpose and phrases, without the words of its name', () => {
  const text = "Type: string\nDefault: none\nSets the image in the browser's tab. It may be a URL.";
  expect(names(section('icon', { text, phrases: ['favicon', 'tab icon'] }))?.[0]?.words).toBe(
    'favicon tab sets image browser',
  );
  const row = {
    parents: ['Badge'],
    isRow: true as const,
    text: 'string | none | Text of the badge',
  };
  expect(names(section('label', row))?.[0]?.words).toBe('text');
  const type = { ...row, text: 'string | required' };
  expect(names(section('label', type))?.[0]).not.toHaveProperty('words');
  expect(names(section('bare'))?.[0]).not.toHaveProperty('words');
});
