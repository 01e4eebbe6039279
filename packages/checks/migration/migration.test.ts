import { loadPages, parsePage } from '@handbook/content';
import { expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { migration, migrationRoute } from './migration.ts';

it('fails on a removed name that the page lacks', () => {
  const page = parsePage('docs/en/a.mdx', '# A\n\n`outline`, Card\n');
  expect(formatProblems(migration([page], ['themeConfig.outline', 'Card']).problems)).toBe(
    "docs/en/a.mdx\n    The page doesn't contain `Card`, which Rspress 2 no longer has.\n" +
      '    Fix: Add it to a table or list, with its replacement.',
  );
});

it('the site', () => {
  report('migration', migration(loadPages().filter(({ route }) => route === migrationRoute)));
});
