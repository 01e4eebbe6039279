import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readRedirects } from '@handbook/site-output';
import { afterAll, expect, it } from 'vitest';
import { readingOrder } from '../order/readingOrder.ts';
import { loadPages } from '../pages/pages.ts';
import { readText } from './readText.mjs';

const folder = mkdtempSync(join(tmpdir(), 'text-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file as an editor on Windows may. */
function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  return file;
}

it('reads a file from Windows as it is elsewhere', () => {
  expect(readText(write('a.txt', 'one\n\ntwo\n'))).toBe('one\n\ntwo\n');
});

it('leaves a lone carriage return and a later mark alone', () => {
  writeFileSync(join(folder, 'b.txt'), 'a\rb\uFEFF\n');
  expect(readText(join(folder, 'b.txt'))).toBe('a\rb\uFEFF\n');
});

it('pages, navigation and redirects from Windows are read', () => {
  write('docs/en/guide/_meta.json', '["one"]\n');
  write('docs/en/guide/one.mdx', '---\ntitle: One\n---\n\n# One\n\nText.\n');
  const redirects = write('docs/redirects.json', '{ "/a": "/b" }\n');
  const [page] = loadPages(folder);
  expect(page?.frontmatter).toEqual({ title: 'One' });
  expect(page?.source).toBe('---\ntitle: One\n---\n\n# One\n\nText.\n');
  expect(readingOrder(join(folder, 'docs/en'), 'guide')).toEqual(['guide/one']);
  expect(readRedirects(['en'], redirects)).toEqual([{ from: '/a', to: '/b' }]);
});
