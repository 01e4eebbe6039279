import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../lib/root.ts';

interface Row {
  rule: string;
  passed: boolean;
  milliseconds: number;
  counted: Record<string, number>;
  problems: number;
}

const load = async () =>
  (await import(new URL('./table.mjs', import.meta.url).href)) as {
    closingTable(rows: Row[], milliseconds: number): string;
    readCounts(folder: string, rule: string): Pick<Row, 'counted' | 'problems'>;
  };

it.each([
  ['an unknown rule', ['nonsense'], 'No rule "nonsense". There are: '],
  ['an unknown flag', ['parity', '--watch'], 'Unknown flag --watch. The only one is --update.'],
  ['an update of everything', ['--update'], '--update needs the rule whose records to write'],
  ['an update of a rule without records', ['parity', '--update'], '--update needs the rule'],
  ['files for another rule', ['parity', 'docs/zh/a.mdx'], 'Only "freshness --update" takes files'],
])('refuses %s', (_, argv, message) => {
  const { status, stderr } = spawnSync(process.execPath, ['checks/run.mjs', ...argv], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  expect(stderr).toContain(message);
  expect(status).toBe(2);
});

it('closes with what each rule looked at', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  writeFileSync(join(folder, 'urls.json'), '{"counted":{"headingIds":7,"routes":2},"problems":3}');
  const { closingTable, readCounts } = await load();
  const rows = [
    { rule: 'urls', passed: false, milliseconds: 1234, ...readCounts(folder, 'urls') },
    { rule: 'parity', passed: true, milliseconds: 50, ...readCounts(folder, 'parity') },
  ];
  rmSync(folder, { recursive: true });
  expect(closingTable(rows, 60_000)).toBe(`
rule    result       time  looked at
urls    FAILED (3)  1.2 s  7 heading ids, 2 routes
parity  passed      0.1 s  –

Checks: 1 passed, 1 failed, in 60.0 s.`);
});
