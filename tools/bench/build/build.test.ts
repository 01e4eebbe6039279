import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pageText } from './pageText.mjs';
import { treeMemory } from './treeMemory.mjs';
import { writeSite } from './writeSite.mjs';

it('writes the requested number of pages, half of them Chinese', () => {
  const folder = writeSite(60, { worker: true, cache: false });
  const pages = readdirSync(join(folder, 'docs'), { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.mdx?$/.test(path),
  );
  expect(pages).toHaveLength(60);
  expect(pages.filter((path) => path.startsWith('zh'))).toHaveLength(30);
  expect(readFileSync(join(folder, 'rspress.config.mjs'), 'utf8')).toContain('experimentalWorker');
  rmSync(folder, { recursive: true });
});

it('a page differs from the next one', () => {
  expect(pageText(1, 'en')).not.toBe(pageText(2, 'en'));
  expect(pageText(1, 'zh')).toContain('# 这一节的配置 1');
});

it.skipIf(!existsSync('/proc/self'))('reads the memory of this process', () => {
  expect(treeMemory(process.pid)).toBeGreaterThan(10_000_000);
});
