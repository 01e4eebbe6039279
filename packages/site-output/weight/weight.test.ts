import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { weighPages } from './pageWeight.mjs';

const head = (...tags: string[]) =>
  `<!doctype html><html><head>${tags.join('')}</head><body><script src="/late.js"></script><img src="/a.png"></body></html>`;

it('weighs the compressed files before the reader acts, all of them, and those of a navigation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weighed-'));
  const [script, own] = ['let a = 1;'.repeat(500), 'let b = 2;'.repeat(900)];
  const size = (text: string) => gzipSync(text, { level: 9 }).length;
  const shared = '<script src="/docs/static/js/a.js?v=1"></script>';
  mkdirSync(join(folder, 'static/js'), { recursive: true });
  writeFileSync(join(folder, 'static/js/a.js'), script);
  writeFileSync(join(folder, 'static/js/own.js'), own);
  writeFileSync(join(folder, 'page.html'), head(shared));
  const later = '<script type="x-later" src="/docs/static/js/own.js"></script>';
  writeFileSync(join(folder, 'later.html'), head(shared, later));
  const weights = weighPages(folder, '/docs/', ['page.html', 'later.html']);
  expect(() => weighPages(folder, '/other/', ['page.html'])).toThrow("isn't below /other/");
  rmSync(folder, { recursive: true });
  const before = { css: 0, js: size(script) };
  expect(weights).toMatchObject([
    { before, interactive: { js: size(script) }, navigation: 0, loadsOnIntent: false },
    { before, interactive: { js: size(script) + size(own) }, navigation: size(own) },
  ]);
});
