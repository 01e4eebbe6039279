import { parsePage } from '@handbook/content';
import { expect, it } from 'vitest';
import { menuParity } from './menuParity.ts';
import { parity } from './parity.ts';

const english = `---
description: What the tour shows.
---

import { Tabs, Tab } from '@rspress/core/theme';

# Tour

See [one](/a#x) and [two](https://two.example/).

## First stop

\`\`\`ts title="a.ts"
// A greeting.
const url = 'https://a.example'; // where it is
hello('Welcome');
\`\`\`

:::tip Good to know
Text.
:::

| Option | Meaning |
| --- | --- |
| \`base\` | the base |

<Tabs groupId="os">
  <Tab label="On Linux">Text</Tab>
</Tabs>

![A picture](/picture-en.png)
`;

const chinese = `---
description: 导览的内容。
---

import { Tabs, Tab } from '@rspress/core/theme';

# 导览

[二](https://two.example/)和[一](/a#x)都值得看。再加一句。

## 第一站 \\{#first-stop}

\`\`\`ts title="a.ts"
const url = 'https://a.example'; // 地址
hello('欢迎');
\`\`\`

:::tip 须知
文字。
:::

| 选项 | 含义 |
| --- | --- |
| \`base\` | 基础路径 |

<Tabs groupId="os">
  <Tab label="在 Linux 上">文字</Tab>
</Tabs>

![图片](/picture-zh.png)
`;

const en = 'docs/en/guide/tour.mdx';
const zh = 'docs/zh/guide/tour.mdx';
const check = (translation: string, pending = new Set<string>()) =>
  parity({
    pages: [parsePage(en, english), parsePage(zh, translation)],
    menus: [],
    pending,
  }).problems;

it('accepts other sentences, and translated strings and comments', () => {
  expect(check(chinese)).toEqual([]);
});

it.each([
  ['## 第一站 \\{#first-stop}', '## 第一站', 11, '## #第一站', '## #first-stop'],
  ['## 第一站 \\{#first-stop}\n', '', 7, 'nothing more', '## #first-stop'],
  ['(/a#x)', '(/a)', 9, '(/a)', '(/a#x)'],
  ['a.example', 'b.example', 14, "const url = 'https://b.example';", 'a.example'],
  ["hello('欢迎')", "bye('欢迎')", 15, "bye('欢迎')", "hello('Welcome')"],
  ['"a.ts"', '"b.ts"', 13, '"b.ts"', '"a.ts"'],
  [':::tip', ':::info', 18, ':::info', ':::tip'],
  ['| `base` | 基础路径 |\n', '', 22, 'table of 1 rows', 'table of 2 rows'],
  ['  <Tab label="在 Linux 上">文字</Tab>\n', '  文字\n', 30, 'nothing more', '<Tab>'],
  ['picture-zh', 'photo', 30, '![](/photo.png)', '![](/picture.png)'],
])('finds %j replaced by %j', (from, to, line, found, expected) => {
  const translation = chinese.replace(from, to);
  expect(translation).not.toBe(chinese);
  const [problem, ...others] = check(translation);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: zh, line });
  expect(problem?.message).toContain(found);
  expect(problem?.message).toContain(expected);
});

it('leaves a pending translation to the translations rule', () => {
  expect(check('# 甲\n')).not.toEqual([]);
  expect(check('# 甲\n', new Set([zh]))).toEqual([]);
});

it('finds a page in one language', () => {
  const pages = [parsePage(en, english)];
  expect(parity({ pages, menus: [] }).problems).toMatchObject([
    { file: en, message: `${zh} doesn't exist.` },
  ]);
});

it.each([
  ['"B"', '"乙"', undefined],
  ['"/b"', '"/c"', 'The menu has 1.link: "/c", docs/en/_nav.json has 1.link: "/b".'],
  [',\n  { "text": "B", "link": "/b" }', '', 'The menu has nothing more'],
  ['nav.a', 'nav.x', 'The menu has 0.text: "nav.x"'],
])('compares menus: %s replaced by %s', (from, to, message) => {
  const source = '[\n  { "text": "nav.a", "link": "/a" },\n  { "text": "B", "link": "/b" }\n]';
  const menus = [
    { file: 'docs/en/_nav.json', source },
    { file: 'docs/zh/_nav.json', source: source.replace(from, to) },
  ];
  const [problem] = menuParity(menus).problems;
  if (message === undefined) expect(problem).toBeUndefined();
  else expect(problem?.message).toContain(message);
});
