import path from 'node:path';
import { defineConfig } from '@rspress/core';

export default defineConfig({
  root: path.join(__dirname, 'docs'),
  title: 'Teapot',
  themeConfig: {
    editLink: {
      docRepoBaseUrl: 'https://example.com/teapot/edit/docs',
    },
  },
});
