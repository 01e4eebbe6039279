import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { newPage } from './newPage.ts';

const root = mkdtempSync(join(tmpdir(), 'new-page-'));
afterAll(() => rmSync(root, { recursive: true }));

it('creates the sidebar of a new folder, and prints where to add the folder', () => {
  expect(newPage(root, 'guide/new/my-page')).toContain(
    'Add the folder docs/en/guide/new to the _meta.json above it.',
  );
  expect(readFileSync(join(root, 'docs/zh/guide/new/_meta.json'), 'utf8')).toBe('["my-page"]\n');
});

it.each([
  ['', "isn't the path of a page"],
  ['../outside/page', "isn't the path of a page"],
  ['guide/My Page', "isn't the path of a page"],
])('refuses the path "%s"', (path, message) => {
  expect(() => newPage(root, path)).toThrow(message);
});

it('keeps an existing page', () => {
  mkdirSync(join(root, 'docs/zh/guide'), { recursive: true });
  writeFileSync(join(root, 'docs/zh/guide/first.mdx'), '# 一\n');
  expect(() => newPage(root, 'guide/first')).toThrow('docs/zh/guide/first.mdx exists');
});
