import path from 'node:path';
import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Handbook',
  description: 'A site with search hooks',
  search: {
    searchHooks: path.join(import.meta.dirname, 'search/hooks.tsx'),
  },
});
