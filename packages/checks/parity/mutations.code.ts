import type { Mutation } from './parity.fixture.ts';

const copy =
  'Copy the English block, and translate only its comments (in txt, tree, md, and mdx: each line).';
const sample = '```mdx title="page.mdx"\n## 你好 \\{#hello}\n\n参见[首页](/)。\n```\n';

/** Defects in the fences of the translation. */
export const codeMutations: readonly Mutation[] = [
  [
    'another fence language',
    '```ts',
    '```js',
    18,
    'code blocks',
    'en 18: ```ts title="a.ts" {1} | zh 18: ```js title="a.ts" {1}',
    copy,
  ],
  [
    'another fence title',
    '"a.ts"',
    '"b.ts"',
    18,
    'code blocks',
    'en 18: ```ts title="a.ts" {1} | zh 18: ```ts title="b.ts" {1}',
    copy,
  ],
  [
    'changed code',
    'a.example',
    'b.example',
    19,
    'code blocks',
    "en 20: const url = 'https://a.example'; | zh 19: const url = 'https://b.example';",
    copy,
  ],
  [
    'a lost code line',
    'export default url;\n',
    '',
    21,
    'code blocks',
    'en 23: export default url; | zh 21: (end of the block)',
    copy,
  ],
  [
    'a lost block',
    sample,
    '',
    22,
    'code blocks',
    'en 26: ```mdx title="page.mdx" | zh: nothing more',
    copy,
  ],
  [
    'another mark in a Markdown sample',
    '## 你好',
    '### 你好',
    25,
    'code blocks',
    'en 27: ## Hello | zh 25: ### 你好 \\{#hello}',
    copy,
  ],
  [
    'another link in a Markdown sample',
    '[首页](/)',
    '[首页](/zh/)',
    27,
    'code blocks',
    'en 29: See [home](/). | zh 27: 参见[首页](/zh/)。',
    copy,
  ],
  [
    'English that differs in a Markdown sample',
    '参见[首页](/)。',
    'Go [home](/).',
    27,
    'code blocks',
    'en 29: See [home](/). | zh 27: Go [home](/).',
    copy,
  ],
];
