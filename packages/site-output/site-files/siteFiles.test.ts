import type { SitePage } from '@handbook/content';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { tabIcon } from './icons.ts';
import { manifest } from './manifest.ts';
import { robots, sitemap } from './sitemap.ts';

const place = { origin: 'https://a.example', base: '/docs/' };
const page = (path: string, lang: string, changed?: string): SitePage => ({
  path,
  lang,
  key: '/a&b',
  title: '',
  description: '',
  kind: 'doc',
  area: '',
  file: '',
  changed,
});

describe('sitemap', () => {
  const pages = [page('/a&b 中', 'en', '2026-03-03T00:00:00Z'), page('/zh/a&b 中', 'zh')];
  const xml = sitemap(pages, () => pages, place);

  it('is XML with absolute URLs, known dates, and every language', () => {
    const document = XmlDocument.fromString(xml);
    const names = {
      s: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      x: 'http://www.w3.org/1999/xhtml',
    };
    const texts = (path: string) => document.find(path, names).map((node) => node.content);
    expect(texts('/s:urlset/s:url/s:loc')).toEqual([
      'https://a.example/docs/a&b%20%E4%B8%AD',
      'https://a.example/docs/zh/a&b%20%E4%B8%AD',
    ]);
    expect(texts('/s:urlset/s:url/s:lastmod')).toEqual(['2026-03-03T00:00:00Z']);
    expect(texts('/s:urlset/s:url[2]/x:link/@hreflang')).toEqual(['en', 'zh', 'x-default']);
    expect(texts('/s:urlset/s:url[2]/x:link[3]/@href')).toEqual([
      'https://a.example/docs/a&b%20%E4%B8%AD',
    ]);
    document.dispose();
  });
});

it('robots.txt only contains the sitemap’s URL if the origin is known', () => {
  expect(robots(place)).toContain('Sitemap: https://a.example/docs/sitemap.xml\n');
  expect(robots({ ...place, origin: '' })).toBe('User-agent: *\nAllow: /docs/\n');
});

it('a manifest starts at the home of its language', () => {
  const name = { title: '甲', description: '乙' };
  const written = JSON.parse(manifest('zh', name, place));
  expect(written).toMatchObject({
    name: '甲',
    lang: 'zh',
    start_url: '/docs/zh/',
    scope: '/docs/',
  });
  expect(written.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
});

it('the tab icon is a data URL of the SVG that needs no escaping in an attribute', () => {
  const [head, svg = ''] = tabIcon.split(/,(.*)/s);
  expect(head).toBe('data:image/svg+xml');
  expect(tabIcon).not.toMatch(/[<>"#]/);
  const document = XmlDocument.fromString(decodeURIComponent(svg));
  expect(document.root.name).toBe('svg');
  document.dispose();
});
