import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressSite } from './compress.mjs';

it('writes compressed copies of large text files, with the times of the originals', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  const page = join(folder, 'page.html');
  const text = 'a page '.repeat(1000);
  writeFileSync(page, text);
  utimesSync(page, 1_600_000_000, 1_600_000_000);
  writeFileSync(join(folder, 'small.css'), 'a {}');
  writeFileSync(join(folder, 'picture.webp'), Buffer.alloc(5000));
  const { files, plain, gz } = await compressSite(folder);
  expect({ files, plain }).toEqual({ files: 1, plain: text.length });
  expect(gz).toBeLessThan(plain);
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe(text);
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(text);
  expect(statSync(`${page}.gz`).mtimeMs).toBe(statSync(page).mtimeMs);
  rmSync(folder, { recursive: true });
});
