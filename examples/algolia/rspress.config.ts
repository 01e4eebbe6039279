import { defineConfig } from '@rspress/core';
import { pluginAlgolia } from '@rspress/plugin-algolia';

export default defineConfig({
  title: 'Acme',
  plugins: [pluginAlgolia({ verificationContent: 'YOUR_CODE' })],
});
