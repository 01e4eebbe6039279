import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Tea handbook',
  description: 'How we brew',
  siteOrigin: 'https://tea.example.com',
  llms: true,
});
