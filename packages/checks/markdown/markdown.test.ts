import { parsePage } from '@handbook/content';
import { expect, it } from 'vitest';
import { differences, partsOf } from './rule.ts';

const page = parsePage(
  'docs/en/guide/a.mdx',
  '# Install\n\nSee [the guide](/guide/b#c).\n\n## Options \\{#options}\n\n```ts title="a.ts"\nconst a = 1; // [!code highlight]\n```\n\n<Result>\n\n## In a result\n\n</Result>\n',
);
const good = `---\nurl: "/guide/a"\n---\n\n# Install\n\nSee [the guide](./b.md#c).\n\n## Options\n\n\`\`\`ts title="a.ts"\nconst a = 1;\n\`\`\`\n\n> :::tip\n`;
const look = (text: string) =>
  differences(
    page,
    partsOf(page.tree, (value) => value),
    text,
  );

it('accepts a faithful page', () => expect(look(good)).toEqual([]));

it.each([
  ['## Options', 'Options', 'No heading ## Options'],
  ['const a = 1', 'const a = 2', 'No code “const a = 1;”'],
  ['b.md#c', 'b.md#d', 'No link /guide/b#c'],
  ['See', '<Badge text="a" />\n\nSee', 'This is not Markdown: <Badge text="a" />'],
  ['See', "import { a } from 'a';\n\nSee", "This is not Markdown: import { a } from 'a';"],
])('names what changed if %j becomes %j', (from, to, message) => {
  expect(look(good.replace(from, to))).toEqual([message]);
});
