import { join } from 'node:path';
import { defineConfig } from '@rspress/core';
import { remarkDemo } from './plugins/remarkDemo.ts';

export default defineConfig({
  root: join(import.meta.dirname, 'docs'),
  markdown: {
    remarkPlugins: [remarkDemo],
    globalComponents: [join(import.meta.dirname, 'components/Demo.tsx')],
  },
});
