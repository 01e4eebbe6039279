import { defineConfig } from '@rspress/core';
import { canonical } from './canonical';

export default defineConfig({
  title: 'Acme',
  siteOrigin: 'https://acme.example',
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  route: { cleanUrls: true },
  head: [canonical],
});
