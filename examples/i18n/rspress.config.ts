import { defineConfig } from '@rspress/core';

export default defineConfig({
  siteOrigin: 'https://acme.example',
  lang: 'en',
  locales: [
    {
      lang: 'en',
      label: 'English',
      title: 'Acme handbook',
      description: 'How to work with Acme.',
    },
    {
      lang: 'zh',
      label: '简体中文',
      title: 'Acme 手册',
      description: 'Acme 的使用方法。',
    },
  ],
});
