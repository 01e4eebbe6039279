import { defineConfig } from '@rspress/core';
import { pluginSitemap } from '@rspress/plugin-sitemap';

export default defineConfig({
  title: 'Acme',
  siteOrigin: 'https://docs.example.com',
  route: { cleanUrls: true },
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  plugins: [
    pluginSitemap({
      defaultChangeFreq: 'weekly',
      customMaps: {
        '/zh/': { loc: 'https://docs.example.com/zh/', priority: '1.0' },
      },
    }),
  ],
});
