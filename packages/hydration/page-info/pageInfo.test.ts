import { expect, it } from 'vitest';
import { ownInfo } from './pageInfo.ts';

const page = {
  routePath: '/zh/a',
  title: 'A',
  toc: [],
  content: 'long',
  frontmatter: {},
  lang: 'zh',
  version: '',
  _filepath: '/docs/zh/a.mdx',
  _relativePath: 'zh/a.mdx',
  lastUpdated: '2026-01-01',
};

it('keeps the data that isn’t in the page’s module, without its text and absolute path', () => {
  expect(ownInfo(page)).toEqual({
    routePath: '/zh/a',
    lang: 'zh',
    version: '',
    _relativePath: 'zh/a.mdx',
    lastUpdated: '2026-01-01',
  });
});
