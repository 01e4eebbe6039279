import { parsePage } from '@handbook/content';
import { describe, expect, it } from 'vitest';
import { type Fence, fences, problemsOf } from './samples.fixture.ts';
import { checkSamples } from './samples.ts';

const config = 'ts title="rspress.config.ts"';
const imports = "import { defineConfig } from '@rspress/core';";
const badge = "import { Badge } from '@rspress/core/theme';";
const nav = 'json title="docs/_nav.json"';

/** A block with one defect, the line of the problem, and a part of its message. */
const defects: [fence: Fence, line: number, message: string][] = [
  [[config, imports, 'export default defineConfig({ titel: "a" });'], 3, 'TS2769'],
  [[config, 'export const a = 1;'], 1, "doesn't export a configuration of defineConfig"],
  [[`${config} part`, '// why', 'export default defineConfig({ titel: "a" });'], 3, 'TS2769'],
  [['ts', "import { nothing } from '@rspress/core';", 'nothing;'], 2, 'TS2305'],
  [['ts', "import x from 'no-such-package';", 'x;'], 2, 'TS2307'],
  [['ts title="a.ts"', "import x from './b';", 'x;'], 2, 'TS2307'],
  [['ts', "import { build } from '@rspress/core';"], 2, 'TS6133'],
  [['ts', 'export const f = (x) => x;'], 2, 'TS7006'],
  [['js', 'export const a = ;'], 2, 'TS1109'],
  [['tsx', badge, 'export const a = <Badge typ="tip" />;'], 3, 'TS2322'],
  [['tsx title="docs/a.tsx"', 'export const A = () => <p />;'], 1, 'has no default export'],
  [['ts fails', 'export const a = 1;'], 1, 'fails without a message'],
  [['bash fails="no"', 'npm run build'], 1, 'nothing checks that it fails'],
  [['mdx', '# A', '', '<div>'], 4, "doesn't compile"],
  [['mdx', '```tree', 'a', '```'], 2, 'Language `tree`'],
  [['md', '---', 'title: [a', '---'], 4, "frontmatter doesn't parse"],
  [['mdx', '---', 'pageType: hom', '---'], 2, 'TS2820'],
  [['mdx', "import { Badg } from '@rspress/core/theme';", '', '<Badg />'], 2, 'TS2724'],
  [['mdx', badge, '', 'A <Badge typ="tip" />'], 4, 'TS2322'],
  [['mdx', '# A', '', '<Counter />'], 4, 'TS2304'],
  [['json', '{ "a": 1, }'], 2, "This JSON doesn't parse"],
  [[nav, '[{ "text": "A" }]'], 1, 'doesn\'t allow {"text":"A"}'],
  [['json title="_meta.json"', '[{ "type": "fil", "name": "a" }]'], 1, '"type":"fil"'],
  [['json title="tsconfig.json"', '{ "compilerOptions": { "jsxx": "x" } }'], 1, "'jsxx'"],
  [['json title="i18n.json"', '{ "greet": "Hi" }'], 1, 'The schema of i18n.json'],
  [['json title="package.json"', '{ "scripts": { "a": "rspress biuld" } }'], 1, 'no command biuld'],
  [['css', 'a { color: red; '], 2, "This CSS doesn't parse"],
  [['css', ':root {', '  --rp-c-brnad: red; }'], 3, "doesn't contain --rp-c-brnad"],
  [['css', '.rp-navv { color: red }'], 2, "doesn't contain rp-navv"],
  [['yaml', 'a: 1', 'a: 2'], 3, "This YAML doesn't parse"],
  [['html', '<p>', '<a href="x" href="y">z</a></p>'], 3, "This HTML doesn't parse"],
  [['rust', 'fn main() {}'], 1, 'No check supports the language rust'],
  [['txt', 'text'], 1, 'no output= attribute'],
  [['txt output="npx rspress biuld"', 'done'], 1, 'no command biuld'],
  [['ts file="<root>/examples/no/a.ts"', ''], 1, "examples/no/a.ts, which doesn't exist"],
  [['ts file="./a.ts"', ''], 1, 'which no example builds'],
  [['tree', 'a', '|-- b'], 3, 'is not a line of a tree'],
  [['tree', 'a', '├── b', '│   │   └── c'], 4, 'is not a line of a tree'],
  [['bash', 'mkdir a && npx rspress build --prot 3000'], 2, 'no flag --prot'],
  [['bash', 'npm run biuld'], 2, 'no script biuld'],
  [['bash', 'npm run dev -- --prot 1'], 2, 'no flag --prot'],
  [['bash', 'npm install --save-devel react'], 2, '--save-devel is an unknown flag'],
  [['bash', 'npx rspres build'], 2, 'rspres is an unknown program'],
  [['bash', 'git comit -m x'], 2, 'git comit is an unknown command'],
  [['bash', '$ npm run dev'], 2, '$ is an unknown command'],
  [['bash', 'echo "open'], 2, 'a quote is never closed'],
  [['rust skip', 'fn'], 1, 'without a reason'],
  [['css skip="why"', 'a { color: red }'], 1, 'but it passes'],
];

describe('a defect', () => {
  const file = (index: number) => `docs/en/guide/defect-${index}.mdx`;
  const found = problemsOf(
    ...defects.map(([fence], index) => parsePage(file(index), fences(fence))),
  );

  it.each(defects.map(([fence, line, message], index) => ({ fence, line, message, index })))(
    'is found in $fence',
    async ({ line, message, index }) => {
      const problems = (await found).filter((problem) => problem.file === file(index));
      expect(problems).toEqual([
        {
          file: file(index),
          line,
          message: expect.stringContaining(message),
          fix: expect.any(String),
        },
      ]);
    },
  );
});

it('accepts correct blocks', async () => {
  const source = fences(
    [
      'tsx title="theme/parts/Widget.tsx"',
      "import './Widget.css';",
      "import logo from './logo.svg';",
      'export const Widget = ({ size = 1 }: { size?: number }) => <b title={logo}>{size}</b>;',
    ],
    [
      'tsx title="docs/a.tsx"',
      "import { Widget } from '../theme/parts/Widget';",
      'export default Widget;',
    ],
    [
      'css title="theme/parts/Widget.css"',
      ':root { --rp-c-brand: red; }',
      '.rp-nav { color: red; }',
    ],
    ['js', 'export const twice = (x) => x * 2;'],
    [`${config} part`, "export default defineConfig({ base: '/a/' });"],
    [
      'mdx title="docs/guide/index.mdx"',
      '---',
      'pageType: doc',
      '---',
      '',
      "import { Tab, Tabs } from '@rspress/core/theme';",
      "import { Widget } from '../../theme/parts/Widget';",
      '',
      '## 部署 \\{#deploy}',
      '',
      '<Tabs>',
      '  <Tab label="One">**Text** and {1 + 1}</Tab>',
      '</Tabs>',
      '',
      '<div class="box" style={{ color: "red" }}><Widget size={1} /> ![](./picture.png)</div>',
    ],
    [nav, '[{ "text": "Guide", "link": "/guide/" }]'],
    ['json title="package.json"', '{ "scripts": { "dev": "rspress dev" } }'],
    [
      'bash',
      'mkdir my-docs && cd my-docs',
      'npm install -D @rspress/core # comment',
      'PORT=4000 npm run dev -- --port 5000 > log.txt',
      'curl -I \\',
      '  http://localhost:4173/ | grep "a b"',
    ],
    ['yaml', 'on:', '  push:', '    branches: [main]'],
    ['html', '<!doctype html>', '<html><head><title>A</title></head><body></body></html>'],
    ['tree', 'my-docs', '├── docs', '│   └── index.mdx   # remark', '└── rspress.config.ts'],
  );
  expect(await problemsOf(parsePage('docs/en/a.mdx', source))).toEqual([]);
});

it('limits an augmentation to its sample', async () => {
  const use = 'export const f = (page: PageIndexInfo) => page.mood;';
  const type = "import type { PageIndexInfo } from '@rspress/core';";
  const own = "declare module '@rspress/core' {\n  interface PageIndexInfo { mood: string }\n}";
  const source = fences(['ts', type, own, use], ['ts', type, use]);
  const problems = await problemsOf(parsePage('docs/en/a.mdx', source));
  expect(problems).toMatchObject([{ line: 11, message: expect.stringContaining('TS2339') }]);
});

it('suggests the name that a call with several signatures needs', async () => {
  const call = 'export default defineConfig({ themeConfig: { lastUpdatd: true } });';
  const problems = await problemsOf(parsePage('docs/en/a.mdx', fences([config, imports, call])));
  expect(problems[0]?.message).toContain("Did you mean to write 'lastUpdated'?");
});

it('checks a block that both languages share once', async () => {
  const source = fences(['rust', 'fn main() {}'], ['rust skip="only shown"', 'fn main() {}']);
  const pages = ['docs/en/a.mdx', 'docs/zh/a.mdx'].map((file) => parsePage(file, source));
  const { counted, problems } = await checkSamples(pages);
  expect(counted).toMatchObject({ blocks: 4, 'same in both languages': 2, 'opted out': 2 });
  expect(problems.map(({ file }) => file)).toEqual(['docs/en/a.mdx']);
});
