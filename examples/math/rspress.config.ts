import { join } from 'node:path';
import { defineConfig } from '@rspress/core';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { remarkMathBlocks } from './plugins/remarkMathBlocks.ts';

export default defineConfig({
  root: join(import.meta.dirname, 'docs'),
  markdown: {
    remarkPlugins: [remarkMath, remarkMathBlocks],
    rehypePlugins: [[rehypeKatex, { output: 'mathml' }]],
  },
});
