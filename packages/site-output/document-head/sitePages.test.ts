import { join } from 'node:path';
import { absoluteUrl, inReadingOrder, SitePages } from '@handbook/content';
import type { PageIndexInfo } from '@rspress/core';
import { expect, it } from 'vitest';
import { headOf } from './documentHead.ts';
import { structuredData } from './structuredData.ts';

const root = process.cwd();

function info(path: string, lang: string, file: string, frontmatter = {}): PageIndexInfo {
  const _filepath = join(root, 'docs', lang, file);
  const rest = { toc: [], content: '', version: '', _relativePath: file };
  return { routePath: path, lang, title: 'T', frontmatter, _filepath, ...rest };
}

const pages = new SitePages();
pages.add(info('/api/commands', 'en', 'api/commands.mdx'));
pages.add(info('/guide/basic/ssg', 'en', 'guide/basic/ssg.mdx', { description: 'D' }));
pages.add(info('/guide/basic/deploy', 'en', 'guide/basic/deploy.mdx'));
pages.add(info('/guide/default-theme/navbar', 'en', 'guide/default-theme/navbar.mdx'));
pages.add(info('/guide/start/introduction', 'en', 'guide/start/introduction.mdx'));
pages.add(info('/zh/guide/basic/ssg', 'zh', 'guide/basic/ssg.mdx', { title: '</script>' }));
pages.add(info('/', 'en', 'index.mdx', { pageType: 'home', hero: { text: 'Home' } }));
pages.add(info('/404', 'en', '404.mdx', { pageType: '404' }));

const context = {
  pages,
  names: { en: { title: 'Site', description: '' }, zh: { title: '站点', description: '' } },
};

it('returns all pages except error pages, with their area and alternates', () => {
  expect(pages.all()).toHaveLength(7);
  const page = pages.at('/zh/guide/basic/ssg');
  expect(page).toMatchObject({ key: '/guide/basic/ssg', kind: 'doc', area: '指南 › 功能' });
  expect(page && pages.alternates(page).map(({ lang }) => lang)).toEqual(['en', 'zh']);
});

it('sorts pages in the order of navbar and sidebar, the home page first', () => {
  const english = pages.all().filter(({ lang }) => lang === 'en');
  expect(inReadingOrder(english).map(({ path }) => path)).toEqual([
    '/',
    '/guide/start/introduction',
    '/guide/basic/ssg',
    '/guide/default-theme/navbar',
    '/guide/basic/deploy',
    '/api/commands',
  ]);
});

it('describes a page and its breadcrumbs; a title can’t end the script element', () => {
  const page = pages.at('/zh/guide/basic/ssg');
  if (!page) throw new Error('the page is missing');
  const head = headOf(page, context);
  expect(head.match(/<\/script>/g)).toHaveLength(1);
  const [, crumbs] = structuredData(page, context)['@graph'];
  expect(crumbs).toMatchObject({
    itemListElement: [
      { position: 1, name: '站点', item: '/zh/' },
      { position: 2, name: '指南', item: '/zh/guide/start/introduction' },
      { position: 3, name: '</script>', item: '/zh/guide/basic/ssg' },
    ],
  });
});

it.each([
  ['/with space', '/docs/with%20space'],
  ['/with%20space', '/docs/with%20space'],
  ['/zh/中文页', '/docs/zh/%E4%B8%AD%E6%96%87%E9%A1%B5'],
  ['/a&b', '/docs/a&b'],
  ['/c++', '/docs/c++'],
  ['/v2.0', '/docs/v2.0'],
])('the URL of %s is percent-encoded once', (path, url) => {
  const place = { origin: 'https://a.example', base: '/docs/' };
  expect(absoluteUrl(path, place)).toBe(`https://a.example${url}`);
});

it.each([
  ['en', 'en_US'],
  ['zh', 'zh_CN'],
  ['fr', 'fr_FR'],
])('names the locale of a page in %s for social networks', (lang, locale) => {
  const page = { ...(pages.at('/zh/guide/basic/ssg') ?? ({} as never)), lang };
  const head = headOf(page, context);
  expect(head).toContain(`<meta property="og:locale" content="${locale}">`);
});

it('percent-encodes the URLs in the head', () => {
  const page = { ...info('/a&b 中', 'en', 'a&b 中.mdx'), title: '' };
  const odd = new SitePages();
  odd.add(page);
  const head = headOf(odd.at('/a&b 中') ?? ({} as never), { ...context, pages: odd });
  const url = '/a&amp;b%20%E4%B8%AD';
  expect(head).toContain(`<link rel="canonical" href="${url}">`);
  expect(head).toContain(`hreflang="x-default" href="${url}"`);
  expect(head).toContain('"url":"/a&b%20%E4%B8%AD"');
});

it('uses the file name of a page without a title', () => {
  const untitled = new SitePages();
  untitled.add({ ...info('/guide/v2.0', 'en', 'guide/v2.0.mdx'), title: '' });
  expect(untitled.at('/guide/v2.0')?.title).toBe('v2.0');
});

it('hides an error page from search engines, without a canonical URL', () => {
  const page = pages.at('/404');
  const head = page ? headOf(page, context) : '';
  expect(head).toContain('content="noindex"');
  expect(head).not.toContain('canonical');
});
