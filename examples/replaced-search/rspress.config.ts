import { defineConfig } from '@rspress/core';
import { searchPages } from './searchPages.ts';

export default defineConfig({
  title: 'Handbook',
  description: 'A site with a custom search',
  plugins: [searchPages()],
});
