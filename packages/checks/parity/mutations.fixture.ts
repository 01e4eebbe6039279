/** One defect in the translation: what is replaced by what, and what the message must show. */
type Mutation = [from: string, to: string, line: number, sides: string];

const table = '| 选项 | 含义 |\n| --- | --- |\n| `base` | 基础路径 |';
const sample = '```mdx title="page.mdx"\n## 你好 \\{#hello}\n\n参见[首页](/)。\n```\n';

/** Defects of `chinese`, by the aspect that they break. */
export const mutations: Readonly<Record<string, readonly Mutation[]>> = {
  headings: [
    [' \\{#first-stop}', '', 16, 'en 16: ## first-stop | zh 16: ## 第一站'],
    ['### 第二站', '## 第二站', 37, 'en 39: ### second-stop | zh 37: ## second-stop'],
    ['### 第二站 \\{#second-stop}', '', 16, 'en 39: ### second-stop | zh: nothing more'],
  ],
  links: [['(/a#x)', '(/a)', 14, 'en 14: (/a#x) | zh 14: (/a)']],
  containers: [
    [':::tip', ':::info', 30, 'en 32: :::tip Good to know | zh 30: :::info 须知'],
    [':::tip 须知', ':::tip', 30, 'en 32: :::tip Good to know | zh 30: :::tip'],
    ['[!NOTE]', '[!TIP]', 34, 'en 36: > [!NOTE] | zh 34: > [!TIP]'],
  ],
  tables: [
    ['| `base`', '| `bases`', 41, 'en 43: row of 2 cells `base` | zh 41: row of 2 cells `bases`'],
    [table, '| 选项 |\n| --- |\n| `base` |', 39, 'en 41: row of 2 cells | zh 39: row of 1 cells'],
    ['\n| `base` | 基础路径 |', '', 39, 'en 43: row of 2 cells `base` | zh: nothing more'],
  ],
  lists: [
    ['- 二\n', '', 43, 'en 45: bullet list of 2 | zh 43: bullet list of 1'],
    ['- 一\n- 二', '1. 一\n2. 二', 43, 'en 45: bullet list of 2 | zh 43: numbered list of 2'],
  ],
  components: [
    ['<Tab label="在 Linux 上">文字</Tab>', '文字', 46, 'en 49: <Tab> | zh: nothing more'],
    [' groupId="os"', '', 47, 'en 48: <Tabs groupId="os"> | zh 47: <Tab>'],
    ['"os"', '"pm"', 46, 'en 48: <Tabs groupId="os"> | zh 46: <Tabs groupId="pm">'],
  ],
  'imports and expressions': [
    [
      'Tabs, Tab }',
      'Tabs }',
      10,
      "en 10: import { Tabs, Tab } from '@rspress/core/theme'; | zh 10: import { Tabs } from '@rspress/core/theme';",
    ],
  ],
  'frontmatter keys': [
    [
      'description: 导览的内容。\n',
      '',
      6,
      'en 3: description: What the tour shows. | zh 6: hero.actions.0.link: /guide/start',
    ],
    [
      'link: /guide/start',
      'link: /b',
      7,
      'en 7: hero.actions.0.link: /guide/start | zh 7: hero.actions.0.link: /b',
    ],
  ],
  images: [['picture-zh', 'photo', 50, 'en 52: ![](/picture-en.png) | zh 50: ![](/photo.png)']],
  'code blocks': [
    ['```ts', '```js', 18, 'en 18: ```ts title="a.ts" {1} | zh 18: ```js title="a.ts" {1}'],
    ['"a.ts"', '"b.ts"', 18, 'en 18: ```ts title="a.ts" {1} | zh 18: ```ts title="b.ts" {1}'],
    [
      'a.example',
      'b.example',
      19,
      "en 20: const url = 'https://a.example'; | zh 19: const url = 'https://b.example';",
    ],
    ['export default url;\n', '', 21, 'en 23: export default url; | zh 21: (end of the block)'],
    [sample, '', 22, 'en 26: ```mdx title="page.mdx" | zh: nothing more'],
    ['## 你好', '### 你好', 25, 'en 27: ## Hello | zh 25: ### 你好 \\{#hello}'],
    ['[首页](/)', '[首页](/zh/)', 27, 'en 29: See [home](/). | zh 27: 参见[首页](/zh/)。'],
    ['参见[首页](/)。', 'Go [home](/).', 27, 'en 29: See [home](/). | zh 27: Go [home](/).'],
  ],
};

const equal =
  'Make the Chinese page equal to the English page. If the English page is wrong, correct both.';

/** How to correct a defect of an aspect. */
export const fixFor = (aspect: string): string =>
  ({
    headings:
      'Use the same headings in the Chinese page, each with the English id: `## 标题 \\{#english-id}`.',
    'frontmatter keys': 'Use the same keys in both pages, and translate only their values.',
    'code blocks':
      'Copy the English block, and translate only its comments (in txt, tree, md, and mdx: each line).',
  })[aspect] ?? equal;
