import { defineConfig } from '@rspress/core';
import { pluginLlms } from '@rspress/plugin-llms';

export default defineConfig({
  title: 'Acme',
  description: 'The handbook of Acme.',
  siteOrigin: 'https://docs.example.com',
  plugins: [pluginLlms()],
});
