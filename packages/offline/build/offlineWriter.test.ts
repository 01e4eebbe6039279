import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PAGE_MARK } from '../plan/responses.ts';
import { OfflineWriter } from './offlineWriter.ts';

let folder: string;

const add = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const write = () =>
  new OfflineWriter({
    folder,
    base: '/',
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
