import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import plugins from './plugins.json';
import record from './record.json';
import { table, withTable } from './table.mjs';
import type { TrialRun } from './types';

const run = record as TrialRun;

test.each(['en', 'zh'] as const)('the %s page has the table of the last run', (lang) => {
  const page = readFileSync(`docs/${lang}/plugin/community-plugins/overview.mdx`, 'utf8');
  expect(withTable(page, table(lang, plugins, run))).toBe(page);
});

test("the last run tried every listed plugin with this site's version of Rspress", () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(run.core).toBe(manifest.dependencies['@rspress/core']);
  expect(run.outcomes.map((outcome) => outcome.package)).toEqual(
    plugins.map((plugin) => plugin.package),
  );
});

test('a row shows the result and quotes the message', () => {
  const [first] = plugins;
  const outcomes = [
    { package: first?.package ?? '', version: '1.0.0', result: 'fails', message: 'a | b' },
  ] satisfies TrialRun['outcomes'];
  const rows = table('en', plugins, { core: '2.0.0', date: '2026-01-01', outcomes }).split('\n');
  expect(rows[0]).toContain('With 2.0.0');
  expect(rows[2]).toMatch(/\| fails: `a \\\| b` \|$/);
});

test('a page without the two comments is rejected', () => {
  expect(() => withTable('# Page', 'x')).toThrow('lacks');
});
