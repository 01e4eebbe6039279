import { parsePage } from '@handbook/content';
import { describe, expect, it } from 'vitest';
import { type PageArea, pageAreas } from '../areas.ts';
import type { Entry } from '../surface/entry.ts';
import { comparePage } from './comparePage.ts';

const entry = (area: Entry['area'], name: string, more: Partial<Entry> = {}): Entry => ({
  area,
  name,
  tags: [],
  source: 'dist/index.d.ts:1',
  ...more,
});

const typed = (name: string, type: string, more: Partial<Entry> = {}): Entry =>
  entry('config', `themeConfig.${name}`, { type, at: 'unknown', ...more });

const options = [
  typed('animation', 'boolean', { default: 'true' }),
  typed('editLink', 'EditLink'),
  typed('editLink.docRepoBaseUrl', 'string', { required: true }),
];

const themeArea: PageArea = {
  area: 'config',
  route: '/api/config/config-theme',
  prefix: 'themeConfig.',
  types: true,
  defaults: true,
};

function problems(source: string, own = [themeArea], entries = options, lang = 'en'): string[] {
  const page = parsePage(`docs/${lang}${own[0]?.route}.mdx`, source);
  return comparePage(page, own, entries, '2.9.9').problems.map(
    ({ line, message, fix }) => `${line}: ${message} ${fix}`,
  );
}

const right = `# Theme configuration

### animation

- **Type:** \`boolean\`
- **Default:** \`true\`

### editLink

- **Type:** \`EditLink\`
- **Default:** none

| Key | Type | Description |
| --- | --- | --- |
| \`docRepoBaseUrl\` | \`string\` | Where the sources are. |
`;

describe('a page about options', () => {
  it('passes in both languages, and with complete names', () => {
    const zh = right
      .replaceAll('**Type:**', '**类型：**')
      .replaceAll('**Default:** none', '**默认值：** 无')
      .replaceAll('**Default:**', '**默认值：**')
      .replace('| Key | Type |', '| 键 | 类型 |');
    expect(problems(right)).toEqual([]);
    expect(problems(zh, [themeArea], options, 'zh')).toEqual([]);
    expect(problems(right.replace('### animation', '### `themeConfig.animation`'))).toEqual([]);
  });

  it('may have tables about calls', () => {
    const table = '| Returns | Type |\n| --- | --- |\n| `link` | `string` |\n';
    expect(problems(`${right}\n${table}`)).toEqual([]);
  });

  it.each([
    [
      'a missing key',
      '### animation',
      '### Motion',
      /^1: themeConfig\.animation \(config, dist\/index\.d\.ts:1\) is not on this page\. Add an entry for themeConfig\.animation, type boolean, default true;/,
    ],
    [
      'a missing property, at its key',
      '`docRepoBaseUrl` |',
      'Sources |',
      /^8: themeConfig\.editLink\.docRepoBaseUrl .* is not on this page/,
    ],
    [
      'an unknown key',
      '### animation',
      '### animations\n\n- **Type:** `1`\n\n### animation',
      /^3: animations is on this page, but not in @rspress\/core 2\.9\.9\. Correct the name \(themeConfig\.animation\?\)/,
    ],
    [
      'a missing type',
      '- **Type:** `EditLink`\n',
      '',
      /^8: The entry of themeConfig\.editLink has no type\. Add the type: EditLink$/,
    ],
    [
      'a wrong default',
      '`true`',
      '`false`',
      /^3: The default of themeConfig\.animation isn't false\. The real default is true\./,
    ],
    [
      'a default where there is none',
      'none',
      '`{}`',
      /^8: The default of themeConfig\.editLink isn't \{\}\./,
    ],
    [
      'a missing default',
      '- **Default:** `true`\n',
      '',
      /^3: The entry of themeConfig\.animation has no default\. Add the default: true$/,
    ],
  ])('fails on %s', (_, from, to, expected) => {
    expect(problems(right.replace(from, to))).toContainEqual(expect.stringMatching(expected));
  });
});

describe('the page about commands', () => {
  const own = pageAreas.filter(({ route }) => route === '/api/commands');
  const entries = [
    ...['rspress', 'rspress build', 'rspress preview'].map((name) => entry('commands', name)),
    entry('commands', 'rspress --fast', { type: '--fast <number>' }),
    entry('commands', 'rspress preview --fast', { type: '--fast <number>' }),
    entry('commands', 'rspress serve', { variants: { standsFor: 'rspress preview' } }),
    entry('environment', 'RSPRESS_FAST'),
    entry('environment', 'PATH'),
  ];
  const flag = '| Flag | Effect |\n| --- | --- |\n| `--fast <number>` | Fast. |\n';
  const page = `# Commands

## Start the server with \`rspress [root]\`

${flag}
## \`rspress build\`

## \`rspress preview\`, \`rspress serve\`

${flag}
## Environment variables

| Variable | Effect |
| --- | --- |
| \`RSPRESS_FAST=8\` | Pages at once. |
`;

  it('passes', () => expect(problems(page, own, entries)).toEqual([]));

  it('fails on a flag that one command lacks, and on a missing command and variable', () => {
    const less = page
      .replace(/`--fast <number>`(?=[^#]*## Environment)/, 'Port')
      .replace('`rspress build`', 'Build')
      .replace('`RSPRESS_FAST=8`', 'Concurrency');
    expect(problems(less, own, entries).map((text) => text.replace(/ \(.*/, ''))).toEqual([
      expect.stringMatching(/: rspress build$/),
      expect.stringMatching(/: rspress preview --fast$/),
      expect.stringMatching(/: RSPRESS_FAST$/),
    ]);
  });

  it('fails on flags, commands, and variables that do not exist', () => {
    const more = page.replace('`--fast', '`--open`, `--fast').replace('=8`', '`, `RSPRESS_SPEED`');
    expect(problems(`${more}\n## \`rspress update\`\n`, own, entries)).toEqual([
      expect.stringContaining('--open is on this page'),
      expect.stringContaining('RSPRESS_SPEED is on this page'),
      expect.stringContaining('rspress update is on this page'),
    ]);
  });
});
