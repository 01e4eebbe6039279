import { parsePage } from '@handbook/content';
import { expect, it } from 'vitest';
import { pageAreas } from '../areas.ts';
import type { Entry } from '../surface/entry.ts';
import { comparePage } from './comparePage.ts';
import { expectedOn } from './expected.ts';

const own = pageAreas.filter(({ route }) => route === '/api/commands');

const entry = (area: Entry['area'], name: string, more: Partial<Entry> = {}): Entry => ({
  area,
  name,
  tags: [],
  source: `${name} --help`,
  ...more,
});

const entries = [
  ...['rspress', 'rspress build', 'rspress preview'].flatMap((name) => [
    entry('commands', name),
    entry('commands', `${name} --base`, { type: '--base <base>' }),
  ]),
  entry('commands', 'rspress --port', { type: '--port <port>' }),
  entry('commands', 'rspress preview --port', { type: '--port <port>' }),
  entry('commands', 'rspress dev', { variants: { standsFor: 'rspress' } }),
  entry('commands', 'rspress serve', { variants: { standsFor: 'rspress preview' } }),
  entry('environment', 'RSPRESS_SSG_CONCURRENCY'),
  entry('environment', 'PATH'),
];

const page = `# Commands

| Command | What it does |
| --- | --- |
| \`rspress dev [root]\`, \`rspress [root]\` | Starts the dev server. |
| \`rspress preview\` | Serves, also as \`rspress serve\`. |

## Start the dev server with \`rspress dev\`

| Flag | Effect |
| --- | --- |
| \`--port <port>\` | The port. |

## \`rspress build\`

Builds.

## \`rspress preview\`

| Flag | Effect |
| --- | --- |
| \`--port <port>\` | The port. |

## Flags of every command

### \`--base <base>\`

Text.

## Environment variables

| Variable | Effect |
| --- | --- |
| \`RSPRESS_SSG_CONCURRENCY=8\` | Pages rendered at once. |
`;

function messages(source: string): string[] {
  const expected = expectedOn(own, entries, new Map(), []);
  const { problems } = comparePage({
    page: parsePage('docs/en/api/commands.mdx', source),
    expected,
    prefixes: ['rspress '],
    claims: own.flatMap(({ claims }) => claims ?? []),
    surface: {
      framework: { project: '', core: '', shared: '', version: '2.9.9', plugins: {} },
      entries,
      shapes: new Map(),
    },
  });
  return problems.map(({ line, message }) => `${line}: ${message}`);
}

it('passes a page of tables and headings', () => expect(messages(page)).toEqual([]));

it('finds a flag that one command lacks although another has it', () => {
  const lines = page.split('\n');
  lines.splice(20, 1);
  expect(messages(lines.join('\n'))).toEqual([
    '6: rspress preview --port (commands, rspress preview --port --help) is not on this page.',
  ]);
});

it('finds flags, commands, and variables that do not exist', () => {
  const more = page
    .replace('| Flag | Effect |', '| Flag | Effect |')
    .replace(
      '| `--port <port>` | The port. |',
      '| `--port <port>` | The port. |\n| `--open` | No. |',
    )
    .replace('| `RSPRESS_SSG', '| `RSPRESS_SPEED` | No. |\n| `RSPRESS_SSG');
  expect(messages(`${more}\n## \`rspress update\`\n`)).toEqual([
    '13: --open is on this page, but not in @rspress/core 2.9.9.',
    '35: RSPRESS_SPEED is on this page, but not in @rspress/core 2.9.9.',
    '38: rspress update is on this page, but not in @rspress/core 2.9.9.',
  ]);
});

it('finds a missing command, alias, and variable', () => {
  const less = page
    .replace('## `rspress build`', '## Build')
    .replace(', also as `rspress serve`', '')
    .replace('| `RSPRESS_SSG_CONCURRENCY=8`', '| Concurrency');
  expect(messages(less).map((text) => text.replace(/ \(.*/, ''))).toEqual([
    '1: RSPRESS_SSG_CONCURRENCY',
    '5: rspress build',
    '5: rspress serve',
  ]);
});
