import { parsePage } from '@handbook/content';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { fences, fixtureFile, problemsOf } from '../samples.fixture.ts';
import { samplesOf } from '../sources.ts';
import { sitesOf } from './plan.ts';
import { keyOf } from './site.ts';

// Ignores remembered outcomes.
vi.stubEnv('CHECKS_FORGET', '1');
afterAll(() => vi.unstubAllEnvs());

const config = (...lines: string[]): [string, ...string[]] => [
  'ts title="rspress.config.ts"',
  "import { defineConfig } from '@rspress/core';",
  ...lines,
];

const sitesIn = (source: string, file = fixtureFile) =>
  sitesOf(samplesOf([parsePage(file, source)]));

describe('the site around a sample', () => {
  it('is not built for a quoted file of an example', () => {
    const meta = 'tsx title="theme/index.tsx" file="<root>/examples/custom-theme/theme/index.tsx"';
    expect(sitesIn(fences([meta]))).toEqual([]);
  });

  it('is not built for a part of a configuration, which is type-checked', () => {
    const part = 'export default defineConfig({ root: "a" });';
    expect(sitesIn(fences(['ts title="rspress.config.ts" part', part]))).toEqual([]);
  });

  it('contains the files that the configuration refers to and the page shows', () => {
    const source = fences(
      config(
        "import { hello } from './plugins/hello';",
        "export default defineConfig({ icon: '/icon.png', plugins: [hello()], globalStyles: './styles/a.css' });",
      ),
      [
        'ts title="plugins/hello.ts"',
        "import { name } from './name';",
        'export const hello = () => ({ name });',
      ],
      ['ts title="plugins/name.ts"', "export const name = 'hello';"],
      ['css title="styles/a.css"', "a { src: url('./a.woff2') }"],
      ['tsx title="theme/index.tsx"', 'broken'],
    );
    const [site] = sitesIn(source);
    expect([...(site?.files.keys() ?? [])].sort()).toEqual([
      'docs/public/icon.png',
      'plugins/hello.ts',
      'plugins/name.ts',
      'rspress.config.ts',
      'styles/a.css',
      'styles/a.woff2',
    ]);
  });

  it('does not contain a quoted file of an example', () => {
    const quoted = (title: string): [string, ...string[]] => [
      `ts title="${title}" file="<root>/examples/a/${title}"`,
    ];
    const source = fences(
      quoted('theme/index.tsx'),
      quoted('plugins/hello.ts'),
      config("import './plugins/hello';", 'export default defineConfig({});'),
    );
    expect(sitesIn(source).map(({ files }) => [...files.keys()])).toEqual([['rspress.config.ts']]);
  });

  it('contains an image from a tree in its section, even if it must fail', () => {
    const tree: [string, ...string[]] = ['tree', 'docs', '├── a.mdx', '└── b.png'];
    const fails: [string, ...string[]] = ['mdx title="docs/a.mdx" fails="b"', '![](b.png)'];
    const [inside] = sitesIn(fences(tree, fails));
    expect([...(inside?.files.keys() ?? [])]).toEqual(['docs/b.png', 'docs/a.mdx']);
    const [outside] = sitesIn(`${fences(tree)}\n## Elsewhere\n\n${fences(fails)}`);
    expect([...(outside?.files.keys() ?? [])]).toEqual(['docs/a.mdx']);
  });

  it('is not built for quoted files, and does not contain them', () => {
    const quote = (title: string): [string, ...string[]] => [
      `ts title="${title}" file="<root>/examples/use-mdx/${title}"`,
    ];
    const code = config("import './plugins/a';", 'export default defineConfig({});');
    const source = fences(quote('theme/index.ts'), quote('plugins/a.ts'), code);
    const sites = sitesIn(source).map(({ files }) => files.get('plugins/a.ts'));
    expect(sites).not.toContain('');
    expect(sites).toHaveLength(1);
  });

  it('has the same key with translated comments, and another key with other code', () => {
    const key = (line: string, file?: string) => {
      const [site] = sitesIn(fences(config('// comment', line)), file);
      return site && keyOf(site);
    };
    const line = 'export default defineConfig({ title: "A" });';
    expect(key(`${line} // zh`, 'docs/zh/a.mdx')).toBe(key(line));
    expect(key('export default defineConfig({ title: "B" });')).not.toBe(key(line));
  });

  it('is not built for a diff', () => {
    const fence = ['diff title="rspress.config.ts"', '-title: 1,', '+title: 2,', ''] as const;
    expect(sitesIn(fences([...fence, 'export default defineConfig({});']))).toEqual([]);
  });
});

describe('building', () => {
  it('distinguishes sites that build from sites that fail', async () => {
    const source = fences(
      config(
        'export default defineConfig({',
        "  locales: [{ lang: 'en', label: 'E' }, { lang: 'zh', label: 'Z' }],",
        "  lang: 'en',",
        '});',
      ),
      config("export default defineConfig({ globalStyles: './missing.css' });"),
      [
        'ts title="rspress.config.ts" fails="No such luck"',
        "throw new Error('No such luck');",
        'export default {};',
      ],
      ['mdx fails="Dead link"', '# A', '', '[a](/nowhere)'],
      ['mdx fails="Dead link"', '# A'],
      ['mdx fails="Dead image"', '# A', '', '[a](/nowhere)'],
    );
    const problems = await problemsOf(source);
    expect(problems.map(({ line }) => line)).toEqual([9, 25, 29]);
    const [missing, passing, other] = problems;
    expect(missing).toMatchObject({
      file: fixtureFile,
      fix: 'Correct the sample, or show the files that it needs.',
    });
    expect(missing?.message).toContain('missing.css');
    expect(passing?.message).toBe(
      'A one-page site with this file should fail to build, but it builds.',
    );
    expect(other?.message).toContain("doesn't print “Dead image”");
  });

  it('compares the output shown below a failing sample', async () => {
    const source = fences(
      ['mdx title="docs/a.mdx" fails="Dead links found"', '# A', '', '[a](/nowhere)'],
      [
        'txt output="npx rspress build"',
        '…',
        'error   Dead links found in /…/my-docs/docs/a.mdx:',
        '…',
      ],
      ['mdx title="docs/b.mdx" fails="Dead links found"', '# B', '', '[b](/nowhere)'],
      [
        'txt output="npx rspress build"',
        '…',
        'error   Dead links found in /…/my-docs/docs/a.mdx:',
        '…',
      ],
    );
    const [problem, ...others] = await problemsOf(source);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      line: 19,
      fix: 'Paste the printed output, and mark omitted lines with a line …',
    });
    expect(problem?.message).toContain("doesn't print this output");
  });
});
