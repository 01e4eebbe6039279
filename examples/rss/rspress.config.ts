import { defineConfig } from '@rspress/core';
import { pluginRss } from '@rspress/plugin-rss';
import { tidyItem } from './tidyItem.ts';

export default defineConfig({
  title: 'Acme',
  description: 'What is new in Acme.',
  siteOrigin: 'https://docs.example.com',
  plugins: [
    pluginRss({
      feed: {
        id: 'news',
        language: 'en',
        updated: new Date('2026-05-04'),
        test: ({ routePath, frontmatter }) => routePath.startsWith('/news/') && 'date' in frontmatter,
        item: tidyItem,
      },
    }),
  ],
});
