import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { loadPages, loadRoutes, pendingFiles } from '@handbook/content';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshness } from '../freshness/freshness.ts';
import { language } from '../language/language.ts';
import { currentUrls } from '../urls/current.ts';
import { publishedFile, urls } from '../urls/urls.ts';
import { newPage } from './newPage.ts';

let root = '';
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-page-'));
  write(publishedFile, '[]\n');
  write('docs/en/guide/_meta.json', '["first"]\n');
  write('docs/zh/guide/_meta.json', '[\n  "first"\n]\n');
});
afterEach(() => rmSync(root, { recursive: true }));

it('writes pages that the checks accept', async () => {
  newPage(root, 'guide/my-page');
  expect(read('docs/en/guide/my-page.mdx')).toContain('\n# My page\n');
  expect(read('docs/en/guide/_meta.json')).toBe('["first", "my-page"]\n');
  expect(read('docs/zh/guide/_meta.json')).toBe('[\n  "first",\n  "my-page"\n]\n');

  const pages = loadPages(root);
  const routed = loadRoutes(root);
  const current = currentUrls(routed, pages);
  expect(urls({ current, published: read(publishedFile) }).problems).toEqual([]);
  const { problems, warnings } = freshness(pages, '{}', () => []);
  expect(problems).toEqual([]);
  expect(warnings).toMatchObject([{ file: 'docs/zh/guide/my-page.mdx' }]);
});

it('leaves only placeholders in the English page', async () => {
  newPage(root, 'guide/my-page');
  const pages = loadPages(root);
  const pending = pendingFiles(pages, '{}');
  const { problems } = await language({ pages, pending, words: [], exceptions: [] });
  expect(problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
    expect.stringMatching(/^docs\/en\/guide\/my-page\.mdx “TODO”/),
    expect.stringMatching(/^docs\/en\/guide\/my-page\.mdx “TODO”/),
  ]);
}, 60_000);

it('creates the sidebar of a new folder, and prints where to add the folder', () => {
  expect(newPage(root, 'guide/new/my-page')).toContain(
    'Add the folder docs/en/guide/new to the _meta.json above it.',
  );
  expect(read('docs/zh/guide/new/_meta.json')).toBe('["my-page"]\n');
});

it.each([
  ['', "isn't the path of a page"],
  ['../outside/page', "isn't the path of a page"],
  ['guide/My Page', "isn't the path of a page"],
])('refuses the path "%s"', (path, message) => {
  expect(() => newPage(root, path)).toThrow(message);
});

it('keeps an existing page', () => {
  write('docs/zh/guide/first.mdx', '# 一\n');
  expect(() => newPage(root, 'guide/first')).toThrow('docs/zh/guide/first.mdx exists');
});
