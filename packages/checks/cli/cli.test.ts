import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOf, repositoryRoot } from '@handbook/content';
import { expect, it } from 'vitest';
import { needingBuild, parseArguments, updatable } from './arguments.mjs';
import { closingTable, readRows } from './table.mjs';

const rules = ['freshness', 'parity'];

it.each([
  [
    'an unknown rule',
    'nonsense',
    'Unknown rule "nonsense". Use one of these: changed, freshness, parity.',
  ],
  [
    'an unknown flag',
    'parity --watch',
    'Unknown flag --watch. Use --update, --force, or --report=FILE.',
  ],
  [
    'an update of everything',
    '--update',
    '--update needs the name of a rule with records: freshness, releases, urls.',
  ],
  [
    'an update of a rule without records',
    'parity --update',
    '--update needs the name of a rule with records: freshness, releases, urls.',
  ],
  [
    'more than the changed pages',
    'changed parity',
    '"changed" accepts no rules or files, because it finds the changed files itself.',
  ],
  [
    'files for another rule',
    'parity docs/zh/a.mdx',
    'Only "samples" and "freshness --update" accept files such as "docs/zh/a.mdx".',
  ],
])('refuses %s', (_, line, error) => {
  expect(parseArguments(line.split(' '), rules).error).toBe(error);
});

it('reads rules, files, and flags', () => {
  const line = 'freshness --update --force docs/zh/a.mdx --report=out/checks.json freshness';
  expect(parseArguments(line.split(' '), rules)).toEqual({
    rules: ['freshness'],
    files: ['docs/zh/a.mdx'],
    update: true,
    force: true,
    report: 'out/checks.json',
  });
});

it('reads the pages whose samples to check', () => {
  const { error, files } = parseArguments(['samples', 'docs/en/a.mdx'], ['samples']);
  expect({ error, files }).toEqual({ error: undefined, files: ['docs/en/a.mdx'] });
});

it('knows the rules that read the built site', () => {
  const reading = filesOf('packages/checks/*/*.ts', repositoryRoot, [
    'packages/checks/{cli,lib}/**',
  ])
    .filter((file) => {
      const source = readFileSync(join(repositoryRoot, file), 'utf8');
      return /import [^;]*\bout(Folder|Dir)\b[^;]*content\/files/.test(source);
    })
    .map((file) => file.split('/')[2]);
  expect(needingBuild).toEqual([...new Set(reading)].sort());
});

it('knows the rules that keep a record', () => {
  const updating = filesOf('packages/checks/*/*.ts', repositoryRoot).flatMap((file) =>
    [...readFileSync(join(repositoryRoot, file), 'utf8').matchAll(/updating\('([\w-]+)'\)/g)].map(
      ([, rule]) => rule,
    ),
  );
  expect(updatable).toEqual([...new Set(updating)].sort());
});

it('has a README that lists every rule, and marks those that read the built site', () => {
  const readme = readFileSync(join(repositoryRoot, 'packages/checks/README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `([\w-]+)`( †)? \|/gm)];
  const folders = filesOf('packages/checks/*/*.test.ts', repositoryRoot)
    .map((file) => file.split('/').slice(2))
    .filter(
      ([folder, test]) => test === `${folder}.test.ts` && folder !== 'cli' && folder !== 'lib',
    )
    .map(([folder]) => folder);
  expect(rows.map(([, rule]) => rule)).toEqual(folders.sort());
  expect(rows.filter(([, , mark]) => mark).map(([, rule]) => rule)).toEqual(needingBuild);
});

it('asks for a build if the site is not built', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['packages/checks/run.mjs', 'found', 'links'],
    {
      cwd: repositoryRoot,
      encoding: 'utf8',
      env: { ...process.env, SITE_OUT_DIR: 'no_such_build' },
    },
  );
  const message = 'Run `npm run build` first. These rules read the built site: found, links.\n';
  expect({ status, stderr }).toEqual({ status: 2, stderr: message });
});

it('exits with 2 on an invalid command line', () => {
  const argv = ['packages/checks/run.mjs', 'nonsense'];
  const { status, stderr } = spawnSync(process.execPath, argv, {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringContaining('Use one of these: '),
  });
});

it('closes with what each rule checked', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  const leave = (name: string, text: string) => writeFileSync(join(folder, `${name}.json`), text);
  leave('urls', '{"counted":{"headingIds":7,"routes":2},"problems":3}');
  leave('parity', '{"counted":{"pages":2},"problems":0}');
  leave('examples', '{"counted":{"examples":4},"problems":0}');
  leave('old', '{"counted":{},"problems":0}');
  utimesSync(join(folder, 'old.json'), 1, 1);
  const modules = [
    { rule: 'urls', passed: false, milliseconds: 1234 },
    { rule: 'parity', passed: true, milliseconds: 20 },
    { rule: 'parity', passed: true, milliseconds: 30 },
    { rule: 'silent', passed: true, milliseconds: 10 },
  ];
  // No test file of this rule ran.
  leave('lost', '{"counted":{"pages":1},"problems":0}');
  const rows = readRows(['urls', 'parity', 'silent', 'lost'], modules, folder, 5000);
  rmSync(folder, { recursive: true });
  expect(closingTable(rows, 60_000)).toBe(`
rule      result       time  checked
urls      FAILED (3)  1.2 s  7 heading ids, 2 routes
parity    passed      0.1 s  2 pages
silent    FAILED      0.0 s  no counts: its test never reached report()
lost      FAILED      0.0 s  1 pages
examples  passed             4 examples

Rules: 2 passed, 3 failed, in 60.0 s.`);
});
