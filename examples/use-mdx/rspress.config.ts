import path from 'node:path';
import { defineConfig } from '@rspress/core';

const components = path.join(import.meta.dirname, 'components');

export default defineConfig({
  root: 'docs',
  title: 'Use MDX',
  markdown: {
    globalComponents: [path.join(components, 'Price.tsx')],
  },
});
