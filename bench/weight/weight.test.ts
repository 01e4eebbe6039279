import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headResources } from './headResources.mjs';
import { pageWeight } from './pageWeight.mjs';
import { formatTable, median } from './table.mjs';

const head = (...tags: string[]) =>
  `<!doctype html><html><head>${tags.join('')}</head><body><script src="/late.js"></script></body></html>`;

describe('headResources', () => {
  it('takes styles, scripts and what is preloaded of both, each once', () => {
    const html = head(
      '<link rel="stylesheet" href="/a.css">',
      '<link rel="preload" as="style" href="/b.css">',
      '<link rel="preload" as="script" href="/a.js">',
      '<link rel="modulepreload" href="/m.js">',
      '<script defer src="/a.js"></script>',
      '<script>inline()</script>',
      '<link rel="icon" href="/icon.svg">',
      '<link rel="preload" as="font" href="/f.woff2">',
    );
    expect(headResources(html)).toEqual({
      styles: ['/a.css', '/b.css'],
      scripts: ['/a.js', '/m.js'],
    });
  });

  it('leaves the body alone', () => {
    expect(headResources(head())).toEqual({ styles: [], scripts: [] });
  });
});

describe('pageWeight', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weighed-'));
  const script = 'let a = 1;'.repeat(500);
  const html = head('<script src="/docs/static/a.js?v=1"></script>');

  beforeAll(() => {
    mkdirSync(join(folder, 'static'));
    writeFileSync(join(folder, 'static/a.js'), script);
    writeFileSync(join(folder, 'page.html'), html);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('weighs what goes over the wire, below any base', () => {
    expect(pageWeight(folder, '/docs/', 'page.html')).toEqual({
      page: 'page.html',
      html: gzipSync(html).length,
      css: 0,
      js: gzipSync(script).length,
    });
  });

  it('refuses a script from elsewhere', () => {
    expect(() => pageWeight(folder, '/other/', 'page.html')).toThrow('is not below /other/');
  });
});

it.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

it('prints the heaviest page first, then median and worst of each column', () => {
  const table = formatTable([
    { page: 'light.html', html: 1024, css: 2048, js: 0 },
    { page: 'heavy.html', html: 3072, css: 0, js: 10240 },
  ]);
  expect(table).toBe(
    [
      'page         HTML  CSS    JS  total',
      '-----------------------------------',
      'heavy.html    3.0  0.0  10.0   13.0',
      'light.html    1.0  2.0   0.0    3.0',
      '-----------------------------------',
      'median of 2   2.0  1.0   5.0    8.0',
      'worst         3.0  2.0  10.0   13.0',
    ].join('\n'),
  );
});
