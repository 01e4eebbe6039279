import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPages, parsePage, repositoryRoot } from '@handbook/content';
import { expect, it } from 'vitest';
import { olderProject } from '../lib/olderProject.ts';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { readSurface } from '../reference/surface/surface.ts';
import { goneNames, type Names } from './gone.ts';
import { migration, migrationRoute } from './migration.ts';
import { recordNames } from './record.ts';

const version = '1.47.2';
const recordFile = join(repositoryRoot, `packages/checks/migration/rspress-${version}.json`);

const older = {
  config: ['markdown.mdxRs', 'markdown.mdxRs.include', 'root', 'themeConfig.outline'],
  'theme-exports': ['Badge', 'Card'],
  props: ['Badge.old', 'Badge.text', 'Card.title'],
};
const newer = { config: ['root'], 'theme-exports': ['Badge'], props: ['Badge.text'] };

it('lists a removed name once, without its members', () => {
  expect(goneNames(older, newer).map(({ name }) => name)).toEqual([
    'markdown.mdxRs',
    'themeConfig.outline',
    'Card',
    'Badge.old',
  ]);
});

it('accepts a page with the removed names', () => {
  const page = parsePage(
    'docs/en/a.mdx',
    '# A\n\n`markdown.mdxRs`, `outline`, `Card`, `Badge.old`\n',
  );
  expect(formatProblems(migration([page], older, newer, '1').problems)).toBe('');
});

it('fails on a removed name that the page lacks', () => {
  const page = parsePage(
    'docs/en/a.mdx',
    '# A\n\n`markdown.mdxRs`, `outline`, Card, `Badge.old`\n',
  );
  expect(formatProblems(migration([page], older, newer, '1').problems)).toBe(
    "docs/en/a.mdx\n    The page doesn't contain Card (theme-exports) of 1, which no longer exists.\n" +
      '    Fix: Add it to a table, with its replacement.',
  );
});

// To write the record again, install rspress@1.47.2 into a folder, and set RSPRESS_1_FOLDER to it.
const folder = olderProject();

it.runIf(folder)('records the names of 1.x', () => {
  const names = recordNames(folder ?? '');
  expect(Object.keys(names)).toHaveLength(8);
  writeFileSync(recordFile, `${JSON.stringify(names, null, 2)}\n`);
});

/** The public names of the installed framework, in the areas of the record. */
async function currentNames(): Promise<Names> {
  const names: Record<string, string[]> = {};
  const put = (area: string, ...more: string[]) => {
    names[area] = [...(names[area] ?? []), ...more];
  };
  for (const { area, name, tags } of (await readSurface()).entries) {
    // The runtime re-exports React Router in both versions.
    if (area === 'router-exports') put('runtime-exports', name);
    else if (area === 'icons') put('theme-exports', name);
    else if (area === 'layout-slots') put('props', ...tags.map((tag) => `${tag}.${name}`));
    else put(area, name);
  }
  return names;
}

it('the site', async () => {
  const pages = loadPages().filter(({ route }) => route === migrationRoute);
  const record = JSON.parse(readFileSync(recordFile, 'utf8')) as Names;
  report('migration', migration(pages, record, await currentNames(), version));
});
