import { join } from 'node:path';
import { defineConfig } from '@rspress/core';

export default defineConfig({
  siteOrigin: 'https://acme.example',
  i18nSourcePath: join(import.meta.dirname, 'i18n.json'),
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
