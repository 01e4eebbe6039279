/** A page with one of everything, at `docs/en/guide/tour.mdx`. */
export const english = `---
title: Tour
description: What the tour shows.
hero:
  actions:
    - text: Start
      link: /guide/start
---

import { Tabs, Tab } from '@rspress/core/theme';

# Tour

See [one](/a#x) and [two](https://two.example/).

## First stop

\`\`\`ts title="a.ts" {1}
// Say hello.
const url = 'https://a.example'; // the address
/* Two
   lines. */
export default url;
\`\`\`

\`\`\`mdx title="page.mdx"
## Hello

See [home](/).
\`\`\`

:::tip Good to know
Text.
:::

> [!NOTE]
> Text.

### Second stop

| Option | Meaning |
| --- | --- |
| \`base\` | the base |

- One
- Two

<Tabs groupId="os">
  <Tab label="On Linux">Text</Tab>
</Tabs>

![A picture](/picture-en.png)
`;

/** Its faithful translation. */
export const chinese = `---
title: 导览
description: 导览的内容。
hero:
  actions:
    - text: 开始
      link: /guide/start
---

import { Tabs, Tab } from '@rspress/core/theme';

# 导览

参见[二](https://two.example/)与[一](/a#x)。

## 第一站 \\{#first-stop}

\`\`\`ts title="a.ts" {1}
const url = 'https://a.example'; // 地址
/* 一行。 */
export default url;
\`\`\`

\`\`\`mdx title="page.mdx"
## 你好 \\{#hello}

参见[首页](/)。
\`\`\`

:::tip 须知
文字。
:::

> [!NOTE]
> 文字。

### 第二站 \\{#second-stop}

| 选项 | 含义 |
| --- | --- |
| \`base\` | 基础路径 |

- 一
- 二

<Tabs groupId="os">
  <Tab label="在 Linux 上">文字</Tab>
</Tabs>

![图片](/picture-zh.png)
`;
