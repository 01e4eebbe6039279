import { defineConfig } from '@rspress/core';

export default defineConfig({
  root: 'docs',
  title: 'Teapot',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  siteOrigin: 'https://example.com',
  base: '/teapot/',
  themeConfig: {
    editLink: { docRepoBaseUrl: 'https://example.com/teapot/edit/docs' },
    socialLinks: [
      { icon: 'github', mode: 'link', content: 'https://example.com/teapot' },
    ],
  },
});
