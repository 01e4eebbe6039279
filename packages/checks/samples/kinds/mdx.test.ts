import { expect, it } from 'vitest';
import { fences, fixtureFile, problemsOf } from '../samples.fixture.ts';

it('accepts what the framework compiles', async () => {
  const source = fences(
    [
      'mdx title="docs/guide/index.mdx"',
      '---',
      'pageType: doc',
      '---',
      '',
      "import { Badge, Tab, Tabs } from '@rspress/core/theme';",
      "import { Counter } from '../../components/Counter';",
      '',
      '## 部署 \\{#deploy}',
      '',
      '<Badge text="New" type="tip" />',
      '',
      '<Tabs>',
      '  <Tab label="One">**Text** and {1 + 1}</Tab>',
      '</Tabs>',
      '',
      "import { withBase } from '@rspress/core/runtime';",
      '',
      '<div class="box"><Counter start={1} /></div>',
      '',
      "<a href={withBase('/a')} style={{ color: 'red' }}>A</a>",
      '',
      ':::tip Title',
      'Text ![](./picture.png)',
      ':::',
      '',
      '```tsx file="<root>/components/Counter.tsx"',
      '```',
    ],
    [
      'tsx title="components/Counter.tsx"',
      'export const Counter = ({ start }: { start: number }) => <b>{start}</b>;',
    ],
    ['md', '# Title {#id}', '', '<br>'],
  );
  expect(await problemsOf(source)).toEqual([]);
});

it.each([
  ['an open tag', ['mdx', '# A', '', '<div>'], 4, "doesn't compile", 'Correct the sample'],
  [
    'a language that a reader’s site does not know',
    ['mdx', '```tree', 'a', '```'],
    2,
    'Language `tree`',
    'Correct the sample',
  ],
  [
    'broken frontmatter',
    ['md', '---', 'title: [a', '---'],
    4,
    "frontmatter doesn't parse",
    'Correct the YAML',
  ],
  ['a wrong frontmatter value', ['mdx', '---', 'pageType: hom', '---'], 2, 'TS2820', 'type-check'],
  [
    'an unknown export',
    ['mdx', "import { Badg } from '@rspress/core/theme';", '', '<Badg />'],
    2,
    'TS2724',
    'type-check',
  ],
  [
    'an unknown prop',
    ['mdx', "import { Badge } from '@rspress/core/theme';", '', 'A <Badge typ="tip" />'],
    4,
    'TS2322',
    'type-check',
  ],
  ['an unknown component', ['mdx', '# A', '', '<Counter />'], 4, 'TS2304', 'Import Counter'],
  [
    'a file that is not shown',
    ['mdx', '```ts file="./a.ts"', '```'],
    2,
    "doesn't show",
    'title="docs/a.ts"',
  ],
] as const)('catches %s', async (_, block, line, message, fix) => {
  const [problem, ...others] = await problemsOf(fences([...block]));
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: fixtureFile, line });
  expect(problem?.message).toContain(message);
  expect(problem?.fix).toContain(fix);
});

it('accepts the live result of a sample, and only of a sample', async () => {
  const sample = fences(['mdx', '# A', '', '```bash', 'teapot brew', '```']);
  const result = (command: string) => `<Result>\n\n${fences(['bash', command])}\n</Result>\n`;
  expect(await problemsOf(`${sample}\n${result('teapot brew')}`)).toEqual([]);
  const [other, ...rest] = await problemsOf(`${sample}\n${result('teapot boil')}`);
  expect(rest).toEqual([]);
  expect(other?.message).toContain('teapot is an unknown command');
  expect((await problemsOf(fences(['bash', 'teapot brew'])))[0]?.line).toBe(2);
});
