import { describe, expect, it } from 'vitest';
import { fences, fixtureFile, problemsOf } from '../samples.fixture.ts';

const widget = [
  'export function Widget({ size }: { size: number }) {',
  '  return <b>{size}</b>;',
  '}',
];

describe('type-checking', () => {
  it('accepts correct samples that import one another by title', async () => {
    const source = fences(
      [
        'tsx title="theme/index.tsx"',
        "import { Layout as Base } from '@rspress/core/theme-original';",
        "import { Widget } from './parts/Widget';",
        "import logo from './logo.svg';",
        "import './index.css';",
        'export const Layout = () => <Base top={<Widget size={logo.length} />} />;',
        "export * from '@rspress/core/theme-original';",
      ],
      ['tsx title="theme/parts/Widget.tsx"', ...widget],
      ['css title="theme/index.css"', 'a { color: red }'],
      ['js', 'export const twice = (x) => x * 2;'],
      ['ts fails="TS2322"', 'export const count: number = "one";'],
      ['ts title="rspress.config.ts" part', "export default defineConfig({ base: '/a/' });"],
    );
    expect(await problemsOf(source)).toEqual([]);
  });

  it('returns file, line, code, and fix', async () => {
    const source = fences([
      'ts title="plugins/a.ts"',
      "import type { RspressPlugin } from '@rspress/core';",
      'export const a = (): RspressPlugin => ({ name: 1 });',
    ]);
    expect(await problemsOf(source)).toEqual([
      {
        file: fixtureFile,
        line: 3,
        message: "TS2322 in a.ts: Type 'number' is not assignable to type 'string'.",
        fix: 'Make it type-check. If the error is intended, write fails="TS2322".',
      },
    ]);
  });

  it.each([
    [
      'an unknown import',
      ['ts', "import { nothing } from '@rspress/core';", 'nothing;'],
      2,
      'TS2305',
    ],
    ['a package that is not there', ['ts', "import x from 'no-such-package';", 'x;'], 2, 'TS2307'],
    ['a file that is not shown', ['ts title="a.ts"', "import x from './b';", 'x;'], 2, 'TS2307'],
    [
      'an unknown key in a part of a configuration',
      [
        'ts title="rspress.config.ts" part',
        '// why',
        'export default defineConfig({ titel: "a" });',
      ],
      3,
      'TS2769',
    ],
    ['an unused import', ['ts', "import { build } from '@rspress/core';"], 2, 'TS6133'],
    [
      'an unknown key',
      ['ts', "import { defineConfig } from '@rspress/core';", 'defineConfig({ titel: "a" });'],
      3,
      'TS2769',
    ],
    [
      'an unknown prop',
      [
        'tsx',
        "import { Badge } from '@rspress/core/theme';",
        'export const a = <Badge typ="tip" />;',
      ],
      3,
      'TS2322',
    ],
    ['implicit any', ['ts', 'export const f = (x) => x;'], 2, 'TS7006'],
    ['broken syntax', ['js', 'export const a = ;'], 2, 'TS1109'],
  ] as const)('catches %s', async (_, block, line, code) => {
    const [problem, ...others] = await problemsOf(fences([...block]));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ file: fixtureFile, line });
    expect(problem?.message).toContain(code);
  });

  it('limits an augmentation to its sample', async () => {
    const source = fences(
      [
        'ts',
        "import type { PageIndexInfo } from '@rspress/core';",
        "declare module '@rspress/core' {",
        '  interface PageIndexInfo { mood: string }',
        '}',
        'export const f = (page: PageIndexInfo) => page.mood;',
      ],
      [
        'ts',
        "import type { PageIndexInfo } from '@rspress/core';",
        'export const f = (page: PageIndexInfo) => page.mood;',
      ],
    );
    const [problem, ...others] = await problemsOf(source);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ line: 11 });
    expect(problem?.message).toContain('TS2339');
  });
});

it('suggests the name that a call with several signatures needs', async () => {
  const source = fences([
    'ts title="rspress.config.ts"',
    "import { defineConfig } from '@rspress/core';",
    'export default defineConfig({ themeConfig: { lastUpdatd: true } });',
  ]);
  const message =
    "TS2769 in rspress.config.ts: Object literal may only specify known properties, but 'lastUpdatd' does not exist in type 'ThemeConfig'. Did you mean to write 'lastUpdated'?";
  expect(await problemsOf(source)).toMatchObject([{ message }]);
});

it('names an import that is missing', async () => {
  const source = fences(['ts', 'export default defineConfig({});']);
  expect(await problemsOf(source)).toMatchObject([
    { fix: expect.stringContaining('Import defineConfig, or correct the name.') },
  ]);
});

describe('the context of a file name', () => {
  it('checks the type of a configuration next to a quoted one', async () => {
    const quote = 'ts title="rspress.config.ts" file="<root>/examples/use-mdx/rspress.config.ts"';
    const own = "import { defineConfig } from '@rspress/core';";
    const source = fences(
      [quote],
      ['ts title="rspress.config.ts"', own, 'export default defineConfig({ title: "A" });'],
    );
    expect(await problemsOf(source)).toEqual([]);
  });

  it.each([
    [
      'ts title="rspress.config.ts"',
      ['export const a = 1;'],
      'has no default export',
      'as default',
    ],
    ['ts title="rspress.config.ts"', ['export default { title: 1 };'], 'TS1360', 'type-check'],
    [
      'tsx title="docs/about.tsx"',
      ['export const About = () => <p />;'],
      'is a page but has no default export',
      'as default',
    ],
    [
      'tsx title="theme/index.tsx"',
      ['export const Layout = () => <p />;'],
      "doesn't re-export",
      'theme-original',
    ],
    [
      'tsx title="theme/a.tsx"',
      ["export { Layout } from '@rspress/core/theme';"],
      'is circular',
      'theme-original',
    ],
  ])('catches a wrong %s: %j', async (info, lines, message, fix) => {
    const [problem] = await problemsOf(fences([info, ...lines]));
    expect(problem).toMatchObject({ file: fixtureFile, line: 1 });
    expect(problem?.message).toContain(message);
    expect(problem?.fix).toContain(fix);
  });
});
