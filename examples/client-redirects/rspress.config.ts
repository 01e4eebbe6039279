import { defineConfig } from '@rspress/core';
import { pluginClientRedirects } from '@rspress/plugin-client-redirects';

export default defineConfig({
  title: 'Acme',
  plugins: [
    pluginClientRedirects({
      redirects: [
        { from: '^/start(\\.html)?$', to: '/guide/install' },
        { from: '^/v1/(.*)$', to: '/guide/$1' },
        { from: ['^/chat$', '^/help$'], to: 'https://chat.example.com/' },
      ],
    }),
  ],
});
