import { expect, it } from 'vitest';
import { filesOf, languageOf } from './siteFiles.ts';

it('finds the files that a page loads, and nothing that only crawlers or readers see', () => {
  const html = `<meta property="og:image" content="/docs/static/cards/a.0f5e1cce20.png">
    <link rel="prefetch" href="/docs/static/js/async/route-a.0f5e1cce21.js"><img src="/docs/logos.svg">
    <svg><use href="/docs/logos.svg#rspack"></use></svg> <a href="/docs/guide">the guide</a>
    <img src="https://img.example/a.png"><code>src="/docs/sample.png?x"</code>`;
  expect([...new Set(filesOf(html, '/docs/'))]).toEqual([
    '/docs/static/js/async/route-a.0f5e1cce21.js',
    '/docs/logos.svg',
  ]);
  expect(filesOf('<img src="//img.example/a.png">', '/')).toEqual([]);
});

it('reads the language of a page', () => {
  expect(languageOf('<!doctype html><html class="dark" lang="zh"><link hreflang="en">')).toBe('zh');
});
