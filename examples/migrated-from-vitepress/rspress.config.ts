import { defineConfig } from '@rspress/core';

export default defineConfig({
  root: 'docs',
  title: 'Teapot',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  route: { cleanUrls: true },
  themeConfig: {
    editLink: { docRepoBaseUrl: 'https://example.com/teapot/edit/docs' },
    lastUpdated: true,
    socialLinks: [
      { icon: 'github', mode: 'link', content: 'https://example.com/teapot' },
    ],
  },
});
