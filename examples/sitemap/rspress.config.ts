import { defineConfig } from '@rspress/core';
import { pluginSitemap } from '@rspress/plugin-sitemap';

export default defineConfig({
  title: 'Acme',
  siteOrigin: 'https://docs.example.com',
  plugins: [
    pluginSitemap({
      defaultChangeFreq: 'weekly',
      customMaps: {
        '/install': { loc: 'https://docs.example.com/install', priority: '0.8' },
      },
    }),
  ],
});
