import { join } from 'node:path';
import type { SitePage } from '@handbook/content';
import { readText, root } from '@handbook/content/files';
import { XmlDocument } from 'libxml2-wasm';
import { expect, it } from 'vitest';
import { themeColor } from '../document-head/themeColor.ts';
import { sitemap } from './sitemap.ts';

const place = { origin: 'https://a.example', base: '/docs/' };

it('the sitemap is XML with absolute URLs, known dates, and every language', () => {
  const changed = '2026-03-03T00:00:00Z';
  const pages = [
    { path: '/a&b 中', lang: 'en', changed },
    { path: '/zh/a', lang: 'zh' },
  ] as SitePage[];
  const document = XmlDocument.fromString(
    sitemap({ all: () => pages, alternates: () => pages }, place),
  );
  const names = {
    s: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    x: 'http://www.w3.org/1999/xhtml',
  };
  const texts = (path: string) => document.find(path, names).map((node) => node.content);
  const english = 'https://a.example/docs/a&b%20%E4%B8%AD';
  expect(texts('//s:loc')).toEqual([english, 'https://a.example/docs/zh/a']);
  expect(texts('//s:lastmod')).toEqual([changed]);
  expect(texts('//s:url[2]/x:link/@hreflang')).toEqual(['en', 'zh', 'x-default']);
  expect(texts('//s:url[2]/x:link[3]/@href')).toEqual([english]);
  document.dispose();
});

it('icons and logos have the colors of tokens.css', () => {
  const read = (name: string) => readText(join(root, 'docs/public', name));
  const colors = {
    'icon.svg': 'light',
    'logo-light.svg': 'light',
    'logo-dark.svg': 'dark',
  } as const;
  for (const [name, scheme] of Object.entries(colors)) {
    expect(read(name), name).toContain(themeColor(scheme, '--rp-c-brand'));
  }
  expect(() => themeColor('dark', '--none')).toThrow("tokens.css doesn't set --none");
});
