import { loadPages, parsePage } from '@handbook/content';
import { expect, it } from 'vitest';
import { report } from '../lib/report.ts';
import { reference } from './reference.ts';
import { readSurface } from './surface/surface.ts';

const minutes = 10 * 60_000;

it(
  'lists each missing page of the reference in both languages',
  async () => {
    const { problems, unwritten, unchecked, counted } = await reference([], await readSurface());
    expect(problems).toEqual([]);
    expect(unchecked).toEqual([]);
    expect(unwritten).toContainEqual({
      lang: 'zh',
      route: '/api/config/config-theme',
      entries: expect.any(Number),
    });
    expect(() => report('fixture', { problems, counted })).toThrow(
      'found no referencePages, statedEntries',
    );
  },
  minutes,
);

it(
  'fails a page that lacks entries',
  async () => {
    const file = 'docs/en/api/config/config-theme.mdx';
    const source =
      '# Theme config\n\n### hideNavbar\n\n- **Type:** `boolean`\n\nHides it.\n\n### search\n\nHas no effect.\n';
    const { problems } = await reference([parsePage(file, source)], await readSurface());
    expect(problems.length).toBeGreaterThan(60);
    expect(problems).toEqual(
      expect.arrayContaining([
        {
          file,
          line: 1,
          message: expect.stringMatching(
            /^themeConfig\.darkMode \(config, .*\) is not on this page\.$/,
          ),
          fix: expect.stringMatching(
            /^Add an entry for themeConfig\.darkMode, type DarkMode, default true;/,
          ),
        },
        {
          file,
          line: 3,
          message:
            "themeConfig.hideNavbar is typed but has no effect, and the entry doesn't mention that.",
          fix: expect.stringContaining('has no effect'),
        },
        {
          file,
          line: 3,
          message: "The type of themeConfig.hideNavbar isn't boolean.",
          fix: expect.stringContaining("'always' | 'auto' | 'never'"),
        },
        {
          file,
          line: 9,
          message: 'The entry of themeConfig.search has no type.',
          fix: 'Add the type: boolean',
        },
      ]),
    );
  },
  minutes,
);

it(
  'the site',
  async () => {
    const { unwritten, unchecked, ...result } = await reference(loadPages(), await readSurface());
    for (const { lang, route, entries } of unwritten) {
      console.log(`Missing page: ${lang} ${route}, ${entries} entries`);
    }
    for (const file of unchecked)
      console.log(`Not compared because the plugin isn't installed: ${file}`);
    report('reference', result);
  },
  minutes,
);
