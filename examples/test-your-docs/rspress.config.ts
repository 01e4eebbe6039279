import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Teapot',
  markdown: { link: { checkAnchors: true } },
});
