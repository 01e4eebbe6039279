import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { redirectScript } from '../redirects/redirectPages.ts';
import { inlineCode } from './inlineCode.ts';
import { surveySite } from './surveySite.ts';

function survey(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'surveyed-'));
  const file = (path: string) => join(folder, path);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(file(path)), { recursive: true });
    writeFileSync(file(path), text);
  }
  try {
    return surveySite({ folder, file });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('finds the scripts that run, and keeps every byte of them', () => {
  const { scripts } = inlineCode(`<!doctype html><head>
    <script>\n a && "<b>" // 中\n</script><script type="module">two()</script><script type=importmap>{}</script>
    <script type="application/ld+json">{"@type":"WebSite"}</script><script src="/a.js"></script>
    <template><script>three()</script></template><pre>&lt;script>shown&lt;/script></pre>`);
  expect(scripts).toEqual(['\n a && "<b>" // 中\n', 'two()', '{}', 'three()']);
});

it('hashes the code of all pages once, and knows not-found pages and the policies of frames', () => {
  const found = survey({
    'index.html': '<script>a()</script><style>b > c{}</style>',
    'zh/404.html': '<script>a()</script>',
    '404.html': '',
    'static/js/main.0123abcd45.js': '',
    'static/frame-0123abcd/frame.html': `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"><script>c()</script>`,
  });
  expect(found).toEqual({
    scripts: [hashed('a()'), hashed(redirectScript)].sort(),
    styles: [hashed('b > c{}')],
    framed: { 'static/frame-0123abcd/': "default-src 'none'" },
    notFoundPages: ['404.html', 'zh/404.html'],
  });
});

it('throws on code that no policy allows, on frames without a policy, and on files without a hash', () => {
  const forbidden = {
    'a.html': '<p onclick="x()">',
    'b.html': '<a href=" JavaScript:go()">b</a>',
    'static/plain.js': '',
    'static/frame-0123abcd/frame.html': '',
  };
  expect(() => survey(forbidden)).toThrow(
    /plain\.js has no hash.*\n.*frame\.html has no <meta.*\na\.html has onclick="x\(\)" of <p>.*\nb\.html has href/,
  );
  const scripts = Array.from({ length: 11 }, (_, page) => [
    `${page}.html`,
    `<script>page(${page})</script>`,
  ]);
  expect(() => survey(Object.fromEntries(scripts))).toThrow('12 different inline scripts');
});
