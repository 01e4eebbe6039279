import { expect, it } from 'vitest';
import type { Section } from '../types.ts';
import { mentionBonus, nameIn } from './mention.ts';

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

const bonus = (query: string, one: Section): number => {
  const name = nameIn(query);
  return name ? mentionBonus(one, name) : 0;
};

it.each([
  'useMatches',
  'ButtonProps',
  'themeConfig.nav',
  'RSPRESS_SSG',
  'Form',
  'useDark()',
  '--template',
  '-p',
])('takes %s for a name', (query) => expect(nameIn(query)).toBeDefined());

it.each(['search', 'dark mode', '部署', 'how to deploy', ''])('takes %s for words', (query) =>
  expect(nameIn(query)).toBeUndefined(),
);

it('prefers the name itself to words like it', () => {
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

it('prefers the place that the parts before name', () => {
  const there = section('editLink', 'docRepoBaseUrl: where sources are', 'Theme config');
  const elsewhere = section('The link', 'needs docRepoBaseUrl');
  const query = 'themeConfig.editLink.docRepoBaseUrl';
  expect(bonus(query, there)).toBeGreaterThan(bonus(query, elsewhere));
});
