import type { Section } from '@handbook/content';
import { expect, it } from 'vitest';
import { mentionBonus, namesIn } from './mention.ts';

const section = (heading: string, text: string, title = 'Page'): Section => ({
  path: '/a',
  anchor: 'a',
  area: '',
  title,
  heading,
  parents: [],
  depth: 2,
  text,
  code: '',
});

const bonus = (query: string, one: Section): number => mentionBonus(one, namesIn(query));

it.each([
  'useMatches',
  'ButtonProps',
  'themeConfig.nav',
  'RSPRESS_SSG',
  'Form',
  'useDark()',
  '--template',
  '-p',
])('treats %s as a name', (query) => expect(namesIn(query)).toHaveLength(1));

it.each(['search', 'dark mode', '部署', 'how to deploy', ''])('treats %s as words', (query) =>
  expect(namesIn(query)).toEqual([]),
);

it('prefers the name itself to similar words', () => {
  expect(
    bonus('useMatches', section('What throws', 'useMatches | needs a data router')),
  ).toBeGreaterThan(0);
  expect(bonus('useMatches', section('useFullTextSearch', 'gives matches; use it'))).toBe(0);
  expect(bonus('useMatch', section('What throws', 'useMatches'))).toBe(0);
});

it('prefers the flag itself to its word', () => {
  expect(bonus('--port', section('Start', 'with --port 5000'))).toBeGreaterThan(0);
  expect(bonus('--port', section('Port', 'the port, or --port-range'))).toBe(0);
});

it('finds names among words, with less weight', () => {
  const gone = section('Configuration', 'themeConfig.outlineTitle | a string of i18n.json');
  const alone = bonus('outlineTitle', gone);
  for (const question of [
    'where did outlineTitle go',
    'themeConfig 里的 outlineTitle 去哪了？',
    'outlineTitle去哪了',
  ]) {
    expect(bonus(question, gone)).toBeGreaterThan(0);
    expect(bonus(question, gone)).toBeLessThan(alone * 1.01);
  }
  expect(bonus('where did Alice go', section('Alice', 'Alice'))).toBe(0);
});

it('treats a file name as one name', () => {
  expect(bonus('_meta.json', section('Sidebar', 'in _meta.json'))).toBeGreaterThan(0);
  expect(bonus('_meta.json', section('_meta', 'in a json file'))).toBe(0);
});
