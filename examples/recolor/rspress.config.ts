import { defineConfig } from '@rspress/core';

export default defineConfig({
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English', title: 'Tea handbook' },
    { lang: 'zh', label: '简体中文', title: '茶手册' },
  ],
});
