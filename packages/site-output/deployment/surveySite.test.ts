import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { surveySite } from './surveySite.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'surveyed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('hashes the code of all pages once, and lists the not-found pages', () => {
  write('index.html', '<script>a()</script><style>b{}</style>');
  write('zh/index.html', '<script>a()</script>');
  write('zh/404.html', '<script>a()</script>');
  write('404.html', '');
  write('guide/404.html', '');
  write('static/js/main.0123abcd45.js', '');
  write('static/bundle-1.0.0-0123abcd/chunk.js', '');
  expect(surveySite(folder)).toEqual({
    scripts: [hashed('a()')],
    styles: [hashed('b{}')],
    framed: {},
    notFoundPages: ['404.html', 'guide/404.html', 'zh/404.html'],
  });
});

it('separates documents of standalone bundles from the policy of the pages', () => {
  write('static/frame-0123abcd/index.html', '<script>run()</script><p onclick="x()">');
  write('static/frame-0123abcd/deep/b.html', '<script src="b.js"></script><script>b()</script>');
  write(
    'static/frame-4567abcd/frame.html',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><script>c()</script>`,
  );
  expect(surveySite(folder)).toMatchObject({
    scripts: [],
    framed: {
      'static/frame-0123abcd/': { scripts: [hashed('run()'), hashed('b()')].sort() },
      'static/frame-4567abcd/': { scripts: [hashed('c()')], policy: "default-src 'none'" },
    },
  });
});

it('throws on code that no policy allows, and on files in `static` without a hash', () => {
  write('a.html', '<p onclick="x()">');
  write('static/plain.js', '');
  expect(() => surveySite(folder)).toThrow(
    /static\/plain\.js has no hash.*\na\.html has onclick="x\(\)" of <p>/,
  );
});

it('throws on a script that differs between pages', () => {
  for (let page = 0; page < 11; page += 1) write(`${page}.html`, `<script>page(${page})</script>`);
  expect(() => surveySite(folder)).toThrow('11 different inline scripts');
});
