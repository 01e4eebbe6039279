import { parsePage } from '@handbook/content';
import type { Problem } from '../../lib/problem.ts';
import type { PageArea } from '../areas.ts';
import type { DeadOption } from '../deadOptions.ts';
import type { KnownDefault } from '../evidence/readDefaults.ts';
import type { Entry } from '../surface/entry.ts';
import type { Surface } from '../surface/surface.ts';
import { comparePage } from './comparePage.ts';
import { expectedOn } from './expected.ts';

const pageArea: PageArea = {
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
  source: 'dist/index.d.ts:1',
  ...more,
});

/** A framework with three options, including a dead option. */
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

const deadOptions = [{ area: 'config', name: 'themeConfig.hideNavbar' } as DeadOption];

const surface: Surface = {
  framework: { project: '', core: '', shared: '', version: '2.9.9', plugins: {} },
  entries,
  shapes: new Map([
    ['DarkMode', "boolean | 'auto'"],
    ['EditLink', '{ docRepoBaseUrl: string }'],
  ]),
};

/** Compares the source of a page with the framework, with `more` requirements. */
export function compared(
  source: string,
  lang: 'en' | 'zh' = 'en',
  more: Partial<PageArea> = {},
): Problem[] {
  const page = parsePage(`docs/${lang}/api/config/config-theme.mdx`, source);
  const expected = expectedOn(
    [{ ...pageArea, ...more }],
    entries,
    new Map([['config', known]]),
    deadOptions,
  );
  return comparePage({ page, expected, prefixes: ['themeConfig.'], claims: [], surface }).problems;
}
