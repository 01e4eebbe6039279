import { describe, expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';
import { headingsOf } from './headings.ts';
import { parsePage } from './pages.ts';
import { formatProblems } from './problem.ts';
import { report } from './report.ts';

const page = (source: string) => parsePage('docs/en/guide/basic/deploy.mdx', source);

describe('parsePage', () => {
  it('reads language, route and frontmatter', () => {
    const { lang, route, frontmatter } = page('---\ntitle: Deploy\n---\n\n# Deploy\n');
    expect({ lang, route, frontmatter }).toEqual({
      lang: 'en',
      route: '/guide/basic/deploy',
      frontmatter: { title: 'Deploy' },
    });
  });

  it('ends an index route in a slash', () => {
    expect(parsePage('docs/zh/api/index.mdx', '# API\n').route).toBe('/api/');
    expect(parsePage('docs/en/index.mdx', '').route).toBe('/');
  });

  it('refuses a file outside the two languages', () => {
    expect(() => parsePage('docs/fr/a.mdx', '')).toThrow('docs/en or docs/zh');
  });
});

describe('headingsOf', () => {
  it('gives explicit ids, slugs and lines', () => {
    const headings = headingsOf(page('# One\n\n## 部署 \\{#deploy}\n\n## Two `words`\n'));
    expect(headings).toEqual([
      { depth: 1, text: 'One', id: 'one', line: 1 },
      { depth: 2, text: '部署', id: 'deploy', line: 3 },
      { depth: 2, text: 'Two words', id: 'two-words', line: 5 },
    ]);
  });
});

describe('blocksOf', () => {
  it('reads language, meta and code', () => {
    const [block] = blocksOf(
      page('```ts title="a b.ts" wrapCode fold=true {1,3-4}\nlet a;\n```\n'),
    );
    expect(block).toMatchObject({
      lang: 'ts',
      line: 1,
      code: 'let a;',
      meta: { title: 'a b.ts', wrapCode: true, fold: 'true' },
    });
  });
});

describe('report', () => {
  it('names file, line and cure', () => {
    const problem = { file: 'a.mdx', line: 3, message: 'Broken.', cure: 'Mend it.' };
    expect(formatProblems([problem])).toBe('a.mdx:3\n    Broken.\n    Cure: Mend it.');
    expect(() => report('planted', { problems: [problem], counted: { pages: 1 } })).toThrow(
      'a.mdx:3',
    );
  });

  it('fails a rule that looked at nothing', () => {
    expect(() => report('planted', { problems: [], counted: { pages: 0 } })).toThrow('no pages');
    expect(() => report('planted', { problems: [], counted: {} })).toThrow('no anything');
  });
});
