import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { staleBuild } from './staleBuild.mjs';

const folder = mkdtempSync(join(tmpdir(), 'stale-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, seconds: number) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), '');
  utimesSync(join(folder, file), seconds, seconds);
};
const check = () => staleBuild(join(folder, 'built'), folder);

it('names a source that is newer than the build', () => {
  write('docs/en/a.mdx', 200);
  expect(check()).toBeUndefined();
  write('built/index.html', 100);
  expect(check()).toMatch(/^docs\/en\/a\.mdx changed after .* was built\.$/);
  write('site.ts', 200);
  expect(check()).toMatch(/^docs\/en\/a\.mdx \(and 1 more\) changed/);
});

it('ignores files that do not change the site', () => {
  write('built/index.html', 300);
  for (const file of ['checks/a.ts', 'mdx/a.test.ts', 'mdx/README.md'])
    write(`packages/${file}`, 400);
  for (const file of ['docs/api/a.md', 'dist/a.js']) write(`examples/basic/${file}`, 400);
  expect(check()).toBeUndefined();
  write('packages/mdx/a.ts', 400);
  expect(check()).toContain('packages/mdx/a.ts changed');
});
