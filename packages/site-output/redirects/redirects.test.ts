import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { SitePages } from '@handbook/content';
import { headScript } from '@handbook/hydration';
import type { PageIndexInfo } from '@rspress/core';
import { expect, it, vi } from 'vitest';
import { folderRedirects, readRedirects } from './readRedirects.ts';
import { redirectPages } from './redirectPages.ts';

it('applies a redirect without a language to every language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  const file = join(folder, 'redirects.json');
  writeFileSync(file, '{ "/a/": "/b", "/c#one": "/d#one", "/c#two": "/e", "/zh/f": "/zh/g" }');
  const { pages, headings } = readRedirects(file);
  rmSync(folder, { recursive: true });
  expect(pages).toEqual([
    { from: '/a', to: '/b' },
    { from: '/zh/a', to: '/zh/b' },
    { from: '/zh/f', to: '/zh/g' },
  ]);
  expect(Object.fromEntries(headings)).toEqual({
    '/c': { one: '/d#one', two: '/e' },
    '/zh/c': { one: '/zh/d#one', two: '/zh/e' },
  });
});

it('redirects a folder without a page to its first page', () => {
  const paths = ['/', '/zh/', '/api/', '/api/config/basic', '/zh/guide/start/a', '/zh/guide/b'];
  const pages = paths.map((path) => ({ path }));
  expect(folderRedirects(pages, [])).toEqual([
    { from: '/api/config', to: '/api/config/basic' },
    { from: '/zh/guide/start', to: '/zh/guide/start/a' },
    { from: '/zh/guide', to: '/zh/guide/start/a' },
  ]);
  expect(folderRedirects(pages, [{ from: '/api/config', to: '/api/' }])).toHaveLength(2);
});

it('writes a page for each moved page, and for each path with a slash at the end', () => {
  const pages = new SitePages();
  const info = { lang: 'zh', title: '甲 & 乙', frontmatter: { pageType: 'custom' } };
  for (const routePath of ['/zh/', '/zh/b']) {
    pages.add({ ...info, routePath, _filepath: 'docs/zh/b.mdx' } as unknown as PageIndexInfo);
  }
  const place = { origin: 'https://a.example', base: '/docs/' };
  const written = redirectPages(pages, [{ from: '/zh/a', to: '/zh/b#c' }], '<meta x>', place);
  expect([...written.keys()]).toEqual(['/zh/a/index.html', '/zh/b/index.html']);
  const html = written.get('/zh/a/index.html');
  expect(html).toContain('<html lang="zh">');
  expect(html).toContain('<meta x>');
  expect(html).toContain('<a href="/docs/zh/b#c">甲 &amp; 乙</a>');
  expect(html).toContain('content="0; url=/docs/zh/b#c"');
  expect(html).toContain('<link rel="canonical" href="https://a.example/docs/zh/b">');
  expect(html).toContain('content="noindex"');
});

/** Loads a page with moved headings at a hash, and returns where its script leads. */
function targets(hash: string, later?: { hash: string; pathname?: string }) {
  const replace = vi.fn();
  const location = { pathname: '/c', hash, replace };
  let onHashChange = () => {};
  runInNewContext(headScript(new URL('./early.ts', import.meta.url)), {
    location,
    decodeURIComponent,
    document: { currentScript: { dataset: { redirects: '{"one":"/d#one","甲":"/e"}' } } },
    addEventListener: (_: string, listener: () => void) => {
      onHashChange = listener;
    },
  });
  Object.assign(location, later);
  onHashChange();
  return [...new Set(replace.mock.calls.flat())];
}

it('the script of a page follows its moved headings, also after a later hash', () => {
  expect(targets('#one')).toEqual(['/d#one']);
  expect(targets('#%E7%94%B2')).toEqual(['/e']);
  for (const hash of ['', '#two', '#toString', '#%']) expect(targets(hash)).toEqual([]);
  expect(targets('', { hash: '#one' })).toEqual(['/d#one']);
  expect(targets('', { hash: '#one', pathname: '/other' })).toEqual([]);
});
