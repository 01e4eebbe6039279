import { describe, expect, it } from 'vitest';
import { flatten } from './flatten.ts';
import { headingsOf } from './headings.ts';
import { parsePage } from './pages.ts';
import { routedFile, urlOf } from './routes.ts';

const page = (source: string) => parsePage('docs/en/guide/basic/deploy.mdx', source);

describe('parsePage', () => {
  it('reads language, route, and frontmatter', () => {
    const { lang, route, frontmatter } = page('---\ntitle: Deploy\n---\n\n# Deploy\n');
    expect({ lang, route, frontmatter }).toEqual({
      lang: 'en',
      route: '/guide/basic/deploy',
      frontmatter: { title: 'Deploy' },
    });
  });
});

describe('headingsOf', () => {
  it('returns explicit ids, slugs, and lines', () => {
    const headings = headingsOf(page('# One\n\n## 部署 \\{#deploy}\n\n## Two `words`\n'));
    expect(headings).toEqual([
      { depth: 1, text: 'One', id: 'one', line: 1 },
      { depth: 2, text: '部署', id: 'deploy', line: 3 },
      { depth: 2, text: 'Two words', id: 'two-words', line: 5 },
    ]);
  });
});

describe('routedFile', () => {
  it.each([
    ['docs/en/index.mdx', '/'],
    ['docs/zh/index.mdx', '/zh/'],
    ['docs/zh/api/index.tsx', '/zh/api/'],
    ['docs/en/guide/a.b.md', '/guide/a.b'],
  ])('gives %s the URL %s', (file, url) => {
    expect(urlOf(routedFile(file))).toBe(url);
  });
});

describe('flatten', () => {
  it('lists every value with its line', () => {
    expect(flatten('{\n "a": [1,\n  { "b": null }],\n "c": []\n}', 10)).toEqual([
      { path: 'a.0', value: 1, line: 11 },
      { path: 'a.1.b', value: null, line: 12 },
      { path: 'c', value: [], line: 13 },
    ]);
    expect(flatten('[]')).toEqual([]);
    expect(flatten('a:\n  b: x')).toEqual([{ path: 'a.b', value: 'x', line: 2 }]);
    expect(() => flatten('{ "a": ')).toThrow();
  });
});
