import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressSite } from './compress.mjs';

it('compresses text files above the minimum size, with the time and permissions of the original', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
  const page = join(folder, 'page.html');
  const text = '<p>text 文字</p>'.repeat(200);
  writeFileSync(page, text);
  utimesSync(page, 1e9, 1e9);
  chmodSync(page, 0o640);
  writeFileSync(join(folder, 'small.css'), 'a{}');
  writeFileSync(join(folder, 'image.png'), Buffer.alloc(5000));
  const { files, plain, gz, br } = await compressSite(folder);
  expect({ files, plain }).toEqual({ files: 1, plain: Buffer.byteLength(text) });
  expect(Math.max(gz, br)).toBeLessThan(plain / 10);
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe(text);
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(text);
  writeFileSync(`${page}.br`, 'of another page');
  await compressSite(folder);
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe(text);
  expect(statSync(`${page}.gz`).mtimeMs).toBeCloseTo(statSync(page).mtimeMs, -1);
  expect(statSync(`${page}.gz`).mode).toBe(statSync(page).mode);
  for (const name of ['small.css.gz', 'image.png.gz', 'page.html.gz.gz']) {
    expect(existsSync(join(folder, name)), name).toBe(false);
  }
  rmSync(folder, { recursive: true });
});

it('makes pages and style sheets smaller than zlib can', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
  const text = readFileSync(new URL('../../MAINTAINING.md', import.meta.url));
  for (const name of ['page.html', 'sheet.css']) {
    writeFileSync(join(folder, name), text);
  }
  await compressSite(folder);
  for (const name of ['page.html.gz', 'sheet.css.gz']) {
    const packed = readFileSync(join(folder, name));
    expect(packed.length).toBeLessThan(gzipSync(text, { level: 9 }).length * 0.98);
    expect(gunzipSync(packed)).toEqual(text);
  }
  rmSync(folder, { recursive: true });
});
