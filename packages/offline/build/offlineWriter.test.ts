import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PAGE_MARK } from '../plan/responses.ts';
import { OfflineWriter } from './offlineWriter.ts';

vi.mock('./bundleWorker.ts', () => ({ bundleWorker: async () => '' }));

let folder: string;

const add = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const write = () =>
  new OfflineWriter({
    folder,
    base: '/docs/',
    rootLang: 'en',
    languages: ['en'],
    chunks: { shell: [], relatedFiles: new Map() },
  }).write();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offline-'));
  for (const page of ['index.html', 'offline.html', '404.html']) add(page, PAGE_MARK);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('throws if a language has no search data under the expected name', async () => {
  add('static/search/docs-en.0123abcd.json', '[]');
  await expect(write()).rejects.toThrow('static/search/en.*.json is missing');
});

it('throws if the deployment plugin has written no list of redirects', async () => {
  add('static/search/en.0123abcd.json', '[]');
  await expect(write()).rejects.toThrow('redirects.json is missing');
});

it('lists the search data and the redirects with the base', async () => {
  add('static/search/en.0123abcd.json', '[]');
  add('.deploy/redirects.json', '{"/old":"/new"}');
  await write();
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  expect(worker).toContain('"documents":{"en":"/docs/static/search/en.0123abcd.json"}');
  expect(worker).toContain('"redirects":{"/docs/old":"/docs/new"}');
});
