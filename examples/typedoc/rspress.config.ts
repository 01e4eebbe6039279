import { defineConfig } from '@rspress/core';
import { pluginTypeDoc } from '@rspress/plugin-typedoc';

export default defineConfig({
  title: 'Acme',
  plugins: [pluginTypeDoc({ entryPoints: ['./src/index.ts'] })],
});
