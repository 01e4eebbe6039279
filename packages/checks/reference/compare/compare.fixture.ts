import { parsePage } from '@handbook/content';
import type { Problem } from '../../lib/problem.ts';
import type { Guard } from '../areas.ts';
import type { KnownDefault } from '../evidence/read-defaults.ts';
import type { InertRecord } from '../inert.ts';
import type { Entry } from '../surface/entry.ts';
import type { Surface } from '../surface/surface.ts';
import { comparePage } from './compare-page.ts';
import { expectedOn } from './expected.ts';

const guard: Guard = {
  area: 'config',
  route: '/api/config/config-theme',
  prefix: 'themeConfig.',
  types: true,
  defaults: true,
};

const entry = (name: string, type: string, more: Partial<Entry> = {}): Entry => ({
  area: 'config',
  name: `themeConfig.${name}`,
  type,
  tags: [],
  source: 'shipped.d.ts:1',
  ...more,
});

/** A framework of three keys, one of them inert, for pages with one mistake. */
const entries = [
  entry('darkMode', 'DarkMode'),
  entry('editLink', 'EditLink'),
  entry('editLink.docRepoBaseUrl', 'string', { required: true }),
  entry('hideNavbar', "'always' | 'auto' | 'never'"),
];

const known = new Map<string, KnownDefault>([
  ['themeConfig.darkMode', { kind: 'value', values: ['true'] }],
  ['themeConfig.editLink', { kind: 'none', values: [] }],
]);

const inert = [{ area: 'config', name: 'themeConfig.hideNavbar' } as InertRecord];

const surface: Surface = {
  framework: { project: '', core: '', shared: '', version: '2.0.22', plugins: {} },
  entries,
  shapes: new Map([
    ['DarkMode', "boolean | 'auto'"],
    ['EditLink', '{ docRepoBaseUrl: string }'],
  ]),
};

/** Compares a page's source with the framework of three keys, by its guard with `more` duties. */
export function compared(
  source: string,
  lang: 'en' | 'zh' = 'en',
  more: Partial<Guard> = {},
): Problem[] {
  const page = parsePage(`docs/${lang}/api/config/config-theme.mdx`, source);
  const expected = expectedOn(
    [{ ...guard, ...more }],
    entries,
    new Map([['config', known]]),
    inert,
  );
  return comparePage({ page, expected, prefixes: ['themeConfig.'], claims: [], surface }).problems;
}
