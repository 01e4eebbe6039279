import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budgetOf, maxBefore, maxCss, maxJs } from './budgets.mjs';
import { median } from './median.mjs';
import { pageResources } from './pageResources.mjs';
import { weighPages } from './pageWeight.mjs';

const head = (...tags: string[]) =>
  `<!doctype html><html><head>${tags.join('')}</head><body><script src="/late.js"></script></body></html>`;

describe('pageResources', () => {
  it('counts style sheets, scripts, and preloads of both, each once', () => {
    const html = head(
      '<link rel="stylesheet" href="/a.css">',
      '<link rel="preload" as="style" href="/b.css">',
      '<link rel="preload" as="script" href="/a.js">',
      '<link rel="modulepreload" href="/m.js">',
      '<script defer src="/a.js"></script>',
      '<script type="text/javascript" src="/t.js"></script>',
      '<script>inline()</script>',
      '<link rel="icon" href="/icon.svg">',
      '<link rel="preload" as="font" href="/f.woff2">',
    );
    expect(pageResources(html)).toMatchObject({
      styles: ['/a.css', '/b.css'],
      scripts: ['/a.js', '/m.js', '/t.js'],
      deferred: [],
    });
  });

  it.each([
    ['a script of another type', '<script type="x-intent" src="/docs/static/js/a.1.js"></script>'],
    ['data', '<meta name="x" data-scripts=\'["/docs/static/js/a.1.js"]\'>'],
    ['text', '<script>load("/docs/static/js/a.1.js")</script>'],
  ])('counts scripts in %s as loaded later', (_, tag) => {
    const { scripts, deferred } = pageResources(head(tag));
    expect(scripts).toEqual([]);
    expect(deferred).toEqual(['/docs/static/js/a.1.js']);
  });

  it("counts elements, and images that don't load lazily", () => {
    const html = '<p><img src="/a.png"><img src="/b.png" loading="lazy"></p>';
    expect(pageResources(html)).toMatchObject({ images: ['/a.png'], elements: 6 });
  });
});

describe('weighPages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weighed-'));
  const script = 'let a = 1;'.repeat(500);
  const own = 'let b = 2;'.repeat(900);
  const size = (text: string) => gzipSync(text, { level: 9 }).length;
  const shared = '<script src="/docs/static/js/a.js?v=1"></script>';
  const html = head(shared);
  const inert = head(shared, '<script type="x-later" src="/docs/static/js/own.js"></script>');

  beforeAll(() => {
    mkdirSync(join(folder, 'static/js'), { recursive: true });
    writeFileSync(join(folder, 'static/js/a.js'), script);
    writeFileSync(join(folder, 'static/js/own.js'), own);
    writeFileSync(join(folder, 'page.html'), html);
    writeFileSync(join(folder, 'inert.html'), inert);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('weighs the compressed files before the reader acts, and all of them', () => {
    const [page, later] = weighPages(folder, '/docs/', ['page.html', 'inert.html']);
    expect(page).toMatchObject({
      before: { html: size(html), css: 0, js: size(script) },
      interactive: { js: size(script) },
      navigation: 0,
      loadsOnIntent: false,
      requests: { before: 2, interactive: 2 },
    });
    expect(later).toMatchObject({
      before: { js: size(script) },
      interactive: { js: size(script) + size(own) },
      navigation: size(own),
      loadsOnIntent: true,
      requests: { before: 2, interactive: 3 },
    });
  });

  it('leaves files that every page of a language has out of the cost of a navigation', () => {
    const pages = ['en', 'en', 'zh', 'zh'].map((lang, index) => {
      const text = lang === 'zh' ? inert : html;
      writeFileSync(join(folder, `${index}.html`), text.replace('<html>', `<html lang="${lang}">`));
      return `${index}.html`;
    });
    const weights = weighPages(folder, '/docs/', pages);
    expect(weights.map(({ navigation }) => navigation)).toEqual([0, 0, 0, 0]);
  });

  it('rejects a script from outside the base path', () => {
    expect(() => weighPages(folder, '/other/', ['page.html'])).toThrow("isn't below /other/");
  });
});

it.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

describe('budgets', () => {
  it('allows a reference page more before the reader acts', () => {
    expect(budgetOf('zh/api/commands.html', 'before')).toBe(maxBefore.reference);
    expect(budgetOf('guide/basic/ssg.html', 'before')).toBe(maxBefore.guide);
    expect(budgetOf('guide/basic/ssg.html', 'css')).toBe(maxCss);
  });

  it('allows a listed page its own limit', () => {
    const list = [{ page: /api\/long\.html$/, kind: 'js' as const, max: 1, why: 'Long.' }];
    expect(budgetOf('zh/api/long.html', 'js', list)).toBe(1);
    expect(budgetOf('zh/api/long.html', 'css', list)).toBe(maxCss);
    expect(budgetOf('zh/api/short.html', 'js', list)).toBe(maxJs.reference);
  });
});
