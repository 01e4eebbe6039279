// @desktop
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder } from '@handbook/content/files';
import { expect, test } from './support/test.ts';

test('the worker is one file, so no request waits for another', () => {
  const folder = join(outFolder, 'static/js/async');
  const workers = readdirSync(folder).filter((name) => /^search-worker\..*\.js$/.test(name));
  expect(workers).toHaveLength(1);
  expect(readFileSync(join(folder, String(workers[0])), 'utf8')).not.toContain('importScripts');
});
