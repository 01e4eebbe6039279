import { loadPages, parsePage } from '@handbook/content';
import { expect, it } from 'vitest';
import { report } from '../lib/report.ts';
import { missingPlugins, reference } from './reference.ts';
import { readSurface } from './surface/surface.ts';

const minutes = 10 * 60_000;

it(
  'fails on each missing page of the reference in both languages',
  async () => {
    const { problems, counted } = await reference([], await readSurface());
    expect(problems.every(({ message }) => message.endsWith("doesn't exist."))).toBe(true);
    expect(problems).toContainEqual({
      file: 'docs/zh/api/config/config-theme.mdx',
      message: expect.stringMatching(/^The page for \d\d+ entries /),
      fix: expect.stringMatching(/^Create the page/),
    });
    expect(() => report('fixture', { problems: [], counted })).toThrow(
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

it('fails on a plugin that is listed but not installed', () => {
  const listed = {
    '@rspress/plugin-rss': '2.0.22',
    '@rspress/plugin-llms': '2.0.21',
    yaml: '2.9.1',
  };
  expect(missingPlugins(listed, { llms: '' })).toMatchObject([
    {
      file: 'package.json',
      message: "@rspress/plugin-rss isn't installed, so its page isn't compared.",
    },
  ]);
});

it(
  'the site',
  async () => {
    report('reference', await reference(loadPages(), await readSurface()));
  },
  minutes,
);
