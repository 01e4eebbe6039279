import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** A temporary folder of pages, created before each test and removed after it. */
export let docs: string;

beforeEach(() => {
  docs = mkdtempSync(join(tmpdir(), 'docs-'));
});
afterEach(() => rmSync(docs, { recursive: true }));

let clock = 1;

/** Writes a file in `docs` with a later modification time than earlier files, and returns its absolute path. */
export function write(path: string, content: string): string {
  const file = join(docs, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  // Two writes may happen within the resolution of the file system's clock.
  clock += 1;
  utimesSync(file, clock, clock);
  return file;
}
