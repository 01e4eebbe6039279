import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Handbook',
  siteOrigin: 'https://docs.example.com',
  route: { cleanUrls: true },
});
