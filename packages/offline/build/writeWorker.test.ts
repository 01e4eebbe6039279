import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PAGE_MARK } from '../siteFiles.ts';
import type { WorkerPlan } from '../worker/strategies.ts';
import { writeWorker } from './writeWorker.ts';

let folder: string;
const add = (path: string, text: string | Uint8Array) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const page = (lang: string, text = '') => `<html lang="${lang}"><head>${PAGE_MARK} v2">${text}`;
const write = () =>
  writeWorker({ folder, file: (path) => join(folder, path), write: add }, '/docs/', 'the code');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offline-'));
  for (const [lang, prefix] of [
    ['en', ''],
    ['zh', 'zh/'],
  ] as const) {
    for (const name of ['index', 'offline', '404', 'guide']) {
      add(`${prefix}${name}.html`, page(lang, `<img src="/docs/${lang}.svg">`));
    }
    add(`${lang}.svg`, '<svg/>');
    add(`static/search/${lang}.0123abcd.json`, '[]');
  }
  add('moved.html', '<html lang="en"><meta http-equiv="refresh">');
  add('static/js/index.0123abcd.js', '');
  add('static/js/async/route-a.0123abcd.js', '');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('lists the shared files, the offline pages, and the search data with the base', () => {
  write();
  const [plan = '', code] = readFileSync(join(folder, 'sw.js'), 'utf8').split(';\n');
  expect(code).toBe('the code');
  const { shell, offlinePages, searchData }: WorkerPlan = JSON.parse(plan.replace(/^[^{]+/, ''));
  expect(shell).toEqual(['/docs/static/js/index.0123abcd.js', '/docs/en.svg', '/docs/zh.svg']);
  expect(offlinePages.map(({ url }) => url)).toEqual(['/docs/zh/offline', '/docs/offline']);
  expect(searchData.zh).toBe('/docs/static/search/zh.0123abcd.json');
});

it("lists a language's pages without the offline page, the not-found page, and redirects", () => {
  write();
  const { pages, bytes } = JSON.parse(readFileSync(join(folder, 'offline/zh.json'), 'utf8'));
  expect(pages.sort()).toEqual(['/docs/zh/', '/docs/zh/guide']);
  expect(bytes).toBeGreaterThan(0);
});

it('gives a changed offline page a new revision', () => {
  const revisions = () => {
    write();
    return readFileSync(join(folder, 'sw.js'), 'utf8').match(/"revision":"\w+"/g);
  };
  const before = revisions();
  add('offline.html', page('en', 'changed'));
  expect(revisions()?.map((it, index) => it === before?.[index])).toEqual([true, false]);
});

it.each([
  ['search data', () => rmSync(join(folder, 'static/search/zh.0123abcd.json'))],
  ["the framework's tag", () => add('zh/offline.html', '<html lang="zh">')],
])('throws if %s is missing', (_what, remove) => {
  remove();
  expect(write).toThrow('zh: offline.html with <meta name="generator"');
});
