import { expect, it, vi } from 'vitest';
import importInfo from './importInfo.mjs';
import infoModule from './infoModule.mjs';
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

type Context = ThisParameterType<typeof infoModule> & ThisParameterType<typeof importInfo>;
const contextOf = (options: object, rest: object) =>
  ({ getOptions: () => options, cacheable: vi.fn(), ...rest }) as unknown as Context;

it('makes a page import its data, and keeps other files unchanged', () => {
  const options = {
    module: '/info.ts',
    queryOf: (file: string) => (file === '/a.mdx' ? '?page=a.mdx' : undefined),
  };
  const load = (resourcePath: string) =>
    importInfo.call(contextOf(options, { resourcePath }), 'code');
  expect(load('/a.mdx')).toBe('code\nimport "/info.ts?page=a.mdx";\n');
  expect(load('/part.mdx')).toBe('code');
});

it('registers a page when its code loads, and throws for an unknown page', () => {
  const options = {
    register: '/opened.ts',
    read: (query: string) => (query === '?page=a.mdx' ? { routePath: '/a' } : undefined),
  };
  const load = (resourceQuery: string) => infoModule.call(contextOf(options, { resourceQuery }));
  expect(load('?page=a.mdx')).toContain('addLoadedPage({"routePath":"/a"})');
  expect(() => load('?page=b.mdx')).toThrow('There is no page');
});
