import { posix } from 'node:path';
import { defineConfig } from '@rspress/core';

const base = process.env.SITE_BASE ?? '/';

export default defineConfig({
  title: 'Handbook',
  base,
  siteOrigin: process.env.SITE_ORIGIN ?? 'https://docs.example.com',
  // Hosts publish `doc_build`, so files served below /handbook/ go in doc_build/handbook.
  outDir: posix.join('doc_build', base),
  route: { cleanUrls: true },
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
});
