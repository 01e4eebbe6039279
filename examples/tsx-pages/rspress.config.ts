import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Lantern',
  description: 'A lamp that reads',
  route: { cleanUrls: true },
});
