import { expect, it } from 'vitest';
import { filesNamedIn, isHashed, languageOf, pageKey } from './urls.ts';

it.each([
  ['/static/js/index.0f5e1cce21.js', true],
  ['/docs/static/search/en.6d136d12.json', true],
  ['/static/highlighter-4.6.0-8ebae1a7/engine.js', false],
  ['/logo-light.svg', false],
  ['/guide/file.0f5e1cce21.js', false],
])('knows whether %s has a content hash: %s', (path, expected) => {
  expect(isHashed(path)).toBe(expected);
});

it.each([
  ['/guide/x?q=1#part', '/guide/x'],
  ['/guide/x.html', '/guide/x'],
  ['/guide/x/', '/guide/x'],
  ['//guide//x//', '/guide/x'],
  ['/guide/%78', '/guide/x'],
  ['/zh', '/zh/'],
  ['/zh/index.html', '/zh/'],
  ['/zh/index/', '/zh/'],
  ['/zh/指南/', '/zh/%E6%8C%87%E5%8D%97'],
  ['/', '/'],
  ['/index.html', '/'],
  ['//', '/'],
  // Paths that aren't pages stay the same.
  ['/Guide/X', '/Guide/X'],
  ['/guide/x.html/', '/guide/x.html/'],
  ['/guide/%zz', '/guide/%zz'],
  ['/%5Celsewhere.example/', '/%5Celsewhere.example/'],
])('stores the page at %s under %s', (path, key) => {
  const pages = ['/', '/guide/x', '/zh/', '/zh/指南'];
  expect(pageKey(new URL(`https://a.example${path}`), pages)).toBe(`https://a.example${key}`);
});

it('reads the language from the first folder after the base', () => {
  const site = { base: '/docs/', languages: ['en', 'zh'], rootLang: 'en' };
  expect(languageOf('/docs/zh/guide', site)).toBe('zh');
  expect(languageOf('/docs/guide/zh', site)).toBe('en');
  expect(languageOf('/docs/zhejiang', site)).toBe('en');
});

it('finds the files that a page loads, but not links, shown code, or files for crawlers', () => {
  const html = `
    <meta property="og:image" content="/docs/static/cards/page.0f5e1cce24.png">
    <script type="application/ld+json">{"image":"/docs/static/cards/page.0f5e1cce24.png"}</script>
    <link href="/docs/static/css/a.0f5e1cce21.css" rel="stylesheet"><img src="/docs/logo.svg">
    <img src="/docs/drawings.svg#one"><img src="/docs/drawings.svg#two">
    <script>load(["/docs/static/js/b.0f5e1cce22.js"])</script>
    <a href="/docs/guide/page">Page</a><a href="/docs/guide.md">Markdown</a>
    <a href="https://other.example/x.png">Picture</a><img src="/elsewhere/y.png">
    <code>&quot;/docs/static/js/c.0f5e1cce23.js&quot;</code>`;
  expect(filesNamedIn(html, '/docs/')).toEqual([
    '/docs/drawings.svg',
    '/docs/logo.svg',
    '/docs/static/css/a.0f5e1cce21.css',
    '/docs/static/js/b.0f5e1cce22.js',
  ]);
  expect(filesNamedIn('<script src="//evil.example/x.js"></script>', '/')).toEqual([]);
});
