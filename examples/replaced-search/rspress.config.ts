import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Handbook',
  description: 'A site with a custom search box',
});
