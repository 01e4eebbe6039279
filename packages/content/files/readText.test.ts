import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readingOrder } from '../order/readingOrder.ts';
import { loadPages } from '../pages/pages.ts';
import { readText } from './readText.mjs';

const folder = mkdtempSync(join(tmpdir(), 'text-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file with a byte order mark and CRLF, like some editors on Windows. */
function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  return file;
}

it('removes the byte order mark and CRLF', () => {
  expect(readText(write('a.txt', 'one\n\ntwo\n'))).toBe('one\n\ntwo\n');
});

it('reads pages and navigation from Windows', () => {
  write('docs/en/guide/_meta.json', '["one"]\n');
  write('docs/en/guide/one.mdx', '---\ntitle: One\n---\n\n# One\n\nText.\n');
  const [page] = loadPages(folder);
  expect(page?.frontmatter).toEqual({ title: 'One' });
  expect(page?.source).toBe('---\ntitle: One\n---\n\n# One\n\nText.\n');
  expect(readingOrder(join(folder, 'docs/en'), 'guide')).toEqual(['guide/one']);
});
