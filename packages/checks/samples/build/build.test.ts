import { parsePage } from '@handbook/content';
import { afterAll, expect, it, vi } from 'vitest';
import { type Fence, fences, problemsOf } from '../samples.fixture.ts';
import { samplesOf } from '../sources.ts';
import { sitesOf } from './sites.ts';

// Ignores remembered outcomes.
vi.stubEnv('CHECKS_FORGET', '1');
afterAll(() => vi.unstubAllEnvs());

const file = 'docs/en/guide/fixture.mdx';

const config = (...lines: string[]): Fence => [
  'ts title="rspress.config.ts"',
  "import { defineConfig } from '@rspress/core';",
  ...lines,
];

const sitesIn = (...blocks: Fence[]) => sitesOf(samplesOf([parsePage(file, fences(...blocks))]));

it('builds no site for a quoted file, a part of a configuration, or a diff', () => {
  const part = 'export default defineConfig({ root: "a" });';
  const sites = sitesIn(
    ['tsx title="theme/index.tsx" file="<root>/examples/custom-theme/theme/index.tsx"'],
    ['ts title="rspress.config.ts" part', part],
    ['diff title="rspress.config.ts"', '-title: 1,', '+title: 2,'],
  );
  expect(sites).toEqual([]);
});

it('adds the files that the configuration refers to and the page shows', () => {
  const [site] = sitesIn(
    config(
      "import { hello } from './plugins/hello';",
      "export default defineConfig({ icon: '/icon.png', plugins: [hello()], globalStyles: './styles/a.css' });",
    ),
    ['ts title="plugins/hello.ts"', "import { name } from './name';", 'export const hello = name;'],
    ['ts title="plugins/name.ts"', "export const name = 'hello';"],
    ['css title="styles/a.css"', 'a { src: url(./a.woff2) }'],
    ['tsx title="theme/index.tsx"', 'broken'],
  );
  expect([...(site?.files.keys() ?? [])].sort()).toEqual([
    'docs/public/icon.png',
    'plugins/hello.ts',
    'plugins/name.ts',
    'rspress.config.ts',
    'styles/a.css',
    'styles/a.woff2',
  ]);
});

it('distinguishes sites that build from sites that fail, and compares the shown output', async () => {
  const shown: Fence = ['txt output="npx rspress build"', 'error   Dead links found in /…/b.mdx:'];
  const source = fences(
    config("export default defineConfig({ locales: [{ lang: 'en', label: 'E' }], lang: 'en' });"),
    config("export default defineConfig({ globalStyles: './missing.css' });"),
    ['mdx title="docs/b.mdx" fails="Dead link"', '# A', '', '[a](/nowhere)'],
    shown,
    ['mdx title="docs/c.mdx" fails="Dead link"', '# A', '', '[a](/nowhere)'],
    shown,
    ['mdx fails="Dead link"', '# A'],
    ['mdx fails="Dead image"', '# A', '', '[a](/nowhere)'],
  );
  const problems = await problemsOf(parsePage(file, source));
  expect(problems).toMatchObject([
    { file, line: 6, message: expect.stringContaining('missing.css') },
    { line: 27, message: expect.stringContaining("doesn't print this output") },
    { line: 31, message: expect.stringContaining('should fail to build, but it builds') },
    { line: 35, message: expect.stringContaining("doesn't print “Dead image”") },
  ]);
});
