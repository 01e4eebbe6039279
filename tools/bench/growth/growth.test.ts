import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writePages } from './writePages.mjs';

it('writes the requested number of pages, half of them Chinese, and a home page in each language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  writePages(folder, 60);
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(pages.filter((path) => /page-\d+\.mdx$/.test(path))).toHaveLength(60);
  expect(pages.filter((path) => path.includes('zh') && /page-\d+\.mdx$/.test(path))).toHaveLength(
    30,
  );
  expect(pages.filter((path) => path.endsWith('index.mdx'))).toHaveLength(2);
  rmSync(folder, { recursive: true });
});
