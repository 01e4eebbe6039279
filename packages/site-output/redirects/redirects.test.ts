import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { headScript } from '@handbook/hydration';
import { describe, expect, it, vi } from 'vitest';
import { folderRedirects } from './folderRedirects.ts';
import { anchorRedirects, pageRedirects, readRedirects } from './readRedirects.ts';

const read = (text: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  writeFileSync(join(folder, 'redirects.json'), text);
  try {
    return readRedirects(join(folder, 'redirects.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('readRedirects', () => {
  it('applies a redirect without a language to every language', () => {
    expect(read('{ "/a": "/b", "/zh/c/": "/zh/d" }')).toEqual([
      { from: '/a', to: '/b' },
      { from: '/zh/a', to: '/zh/b' },
      { from: '/zh/c/', to: '/zh/d' },
    ]);
  });

  it('reads a file from Windows, with a byte order mark and CRLF', () => {
    expect(read('\uFEFF{\r\n  "/a": "/b"\r\n}\r\n')).toContainEqual({ from: '/a', to: '/b' });
  });

  it('throws on invalid JSON', () => {
    expect(() => read('{')).toThrow('redirects.json is not valid JSON');
  });
});

it('separates the redirects of pages from the redirects of headings', () => {
  const redirects = read('{ "/a/": "/b", "/c#one": "/d#one", "/c#two": "/e" }');
  expect(pageRedirects(redirects)).toEqual([
    { from: '/a', to: '/b' },
    { from: '/zh/a', to: '/zh/b' },
  ]);
  expect(anchorRedirects(redirects)).toEqual(
    new Map([
      ['/c', { one: '/d#one', two: '/e' }],
      ['/zh/c', { one: '/zh/d#one', two: '/zh/e' }],
    ]),
  );
});

it('redirects a folder without a page to its first page', () => {
  const paths = ['/', '/zh/', '/api/', '/api/config/basic', '/zh/guide/start/a', '/zh/guide/b'];
  const pages = paths.map((path) => ({ path }));
  expect(folderRedirects(pages)).toEqual([
    { from: '/api/config', to: '/api/config/basic' },
    { from: '/zh/guide/start', to: '/zh/guide/start/a' },
    { from: '/zh/guide', to: '/zh/guide/start/a' },
  ]);
  expect(folderRedirects(pages, [{ from: '/api/config', to: '/api/' }])).toHaveLength(2);
});

describe('the script in the head', () => {
  const script = headScript(new URL('./early.ts', import.meta.url));

  /** Loads a page, then navigates to another hash, on this page or another one. */
  function targets(hash: string, later?: { hash: string; pathname?: string }) {
    const replace = vi.fn();
    const location = { pathname: '/c', hash, replace };
    let onHashChange = () => {};
    runInNewContext(script, {
      location,
      decodeURIComponent,
      document: { currentScript: { dataset: { redirects: '{"one":"/d#one","甲":"/e"}' } } },
      addEventListener: (_: string, listener: () => void) => {
        onHashChange = listener;
      },
    });
    Object.assign(location, later);
    onHashChange();
    return new Set(replace.mock.calls.flat());
  }

  it.each([
    ['#one', '/d#one'],
    ['#%E7%94%B2', '/e'],
  ])('follows %s', (hash, target) => {
    expect(targets(hash)).toEqual(new Set([target]));
  });

  it.each(['', '#two', '#toString', '#%'])('stays at %j', (hash) => {
    expect(targets(hash).size).toBe(0);
  });

  it('follows a later hash of the same page only', () => {
    expect(targets('', { hash: '#one' })).toEqual(new Set(['/d#one']));
    expect(targets('', { hash: '#one', pathname: '/other' }).size).toBe(0);
  });
});
