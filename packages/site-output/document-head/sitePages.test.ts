import { join } from 'node:path';
import { absoluteUrl, SitePages } from '@handbook/content';
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
pages.add(info('/guide/basic/ssg', 'en', 'guide/basic/ssg.mdx', { description: 'D' }));
pages.add(info('/zh/guide/basic/ssg', 'zh', 'guide/basic/ssg.mdx', { title: '</script>' }));
pages.add(info('/', 'en', 'index.mdx', { pageType: 'home', hero: { text: 'Home' } }));
pages.add(info('/404', 'en', '404.mdx', { pageType: '404' }));

const context = {
  pages,
  names: { en: { title: 'Site', description: '' }, zh: { title: '站点', description: '' } },
};

it('returns all pages except error pages, with their alternates', () => {
  expect(pages.all()).toHaveLength(3);
  const page = pages.at('/zh/guide/basic/ssg');
  expect(page).toMatchObject({ key: '/guide/basic/ssg', kind: 'doc' });
  expect(page && pages.alternates(page).map(({ lang }) => lang)).toEqual(['en', 'zh']);
});

it('describes a page and its breadcrumbs; a title can’t end the script element', () => {
  const page = pages.at('/zh/guide/basic/ssg') ?? ({} as never);
  const head = headOf(page, context);
  expect(head.match(/<\/script>/g)).toHaveLength(1);
  expect(head).toContain('<meta property="og:locale" content="zh_CN">');
  const [article, crumbs] = structuredData(page, context)['@graph'];
  expect(article).toMatchObject({ articleSection: '指南 › 功能' });
  expect(crumbs).toMatchObject({
    itemListElement: [
      { name: '站点', item: '/zh/' },
      { name: '</script>', item: '/zh/guide/basic/ssg' },
    ],
  });
});

it('percent-encodes URLs once, and uses the file name of a page without a title', () => {
  const odd = new SitePages();
  odd.add({ ...info('/a&b 中', 'en', 'v2.0.mdx'), title: '' });
  const page = odd.at('/a&b 中') ?? ({} as never);
  expect(page.title).toBe('v2.0');
  const head = headOf(page, { ...context, pages: odd });
  expect(head).toContain('<link rel="canonical" href="/a&amp;b%20%E4%B8%AD">');
  expect(absoluteUrl('/with%20space')).toBe('/with%20space');
});
