import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** The folder of documents that each test writes into, made before it and removed after it. */
export let docs: string;

beforeEach(() => {
  docs = mkdtempSync(join(tmpdir(), 'search-data-'));
});
afterEach(() => rmSync(docs, { recursive: true }));

let clock = 1;

/** Writes a file below `docs`, later than all before it; gives its whole path. */
export function write(path: string, content: string): string {
  const file = join(docs, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  // Two writes may come within the clock's grain.
  clock += 1;
  utimesSync(file, clock, clock);
  return file;
}
