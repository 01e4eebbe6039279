import { parsePage } from '@handbook/content';
import { expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';

it('reads language, meta, and code', () => {
  const source = '```ts title="a b.ts" wrapCode fold=true {1,3-4}\nlet a;\n```\n';
  expect(blocksOf(parsePage('docs/en/a.mdx', source))).toMatchObject([
    {
      lang: 'ts',
      line: 1,
      code: 'let a;',
      meta: { title: 'a b.ts', wrapCode: true, fold: 'true' },
    },
  ]);
});
