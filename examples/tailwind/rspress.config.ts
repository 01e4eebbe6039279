import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Prices',
  description: 'A site with Tailwind CSS beside the default theme',
});
