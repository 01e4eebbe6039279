import { expect, it } from 'vitest';
import { intentHtml } from './intentHtml.ts';

const page = (head: string, body = '<p>text</p>') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const route = '<link rel="preload" href="/static/js/async/route-1.js" as="script">';
const entry =
  '<script defer src="/static/js/a.js"></script>\n<script defer src="/static/js/b.js"></script>';

it('replaces the scripts with links in order, and adds the loader after the last link', () => {
  expect(intentHtml(page(`<title>t</title>${route}\n${entry}<meta name="a">`), 'go()')).toBe(
    page(
      `<title>t</title><link rel="x-intent" href="/static/js/async/route-1.js" as="script">\n` +
        `<link rel="x-intent" href="/static/js/a.js" as="script">\n` +
        `<link rel="x-intent" href="/static/js/b.js" as="script"><script>go()</script><meta name="a">`,
    ),
  );
});

it('adds the language and the path of the page to the loader', () => {
  const html = page(entry).replace('<html>', '<html lang="zh">');
  expect(intentHtml(html, 'go()', '/zh/Page a')).toContain(
    '<script data-page="zh/zh/page%20a">go()</script>',
  );
});

it('keeps the body, inline scripts, data, and other preloads', () => {
  const others =
    '<script>first()</script><link rel="preload" as="image" href="/logo.svg"><link rel="stylesheet" href="/a.css">' +
    '<script type="application/ld+json">{}</script>';
  const body = `<div><script>second()</script>${entry}</div>`;
  const changed = intentHtml(page(others + entry, body), 'go()');
  expect(changed).toContain(others);
  expect(changed).toContain(body);
});

it('keeps a page without scripts unchanged', () => {
  const plain = page('<title>t</title>');
  expect(intentHtml(plain, 'go()')).toBe(plain);
  expect(intentHtml('no page', 'go()')).toBe('no page');
});

it.each([
  '<script src="/static/js/a.js" defer></script>',
  '<script type="module" src="/static/js/a.js"></script>',
  '<link as="script" rel="preload" href="/static/js/a.js">',
])('throws on %s, which would load at once or run before the others', (tag) => {
  expect(() => intentHtml(page(entry + tag), 'go()')).toThrow('would load');
});

it('throws on a page of the site without a known script', () => {
  expect(() => intentHtml(page('', '<div id="__rspress_root"></div>'), 'go()')).toThrow(
    'has no known script',
  );
});
