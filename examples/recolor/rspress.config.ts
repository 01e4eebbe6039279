import { join } from 'node:path';
import { defineConfig } from '@rspress/core';

export default defineConfig({
  root: join(import.meta.dirname, 'docs'),
  i18nSourcePath: join(import.meta.dirname, 'i18n.json'),
  logo: '/logo.svg',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English', title: 'Tea handbook' },
    { lang: 'zh', label: '简体中文', title: '茶手册' },
  ],
});
