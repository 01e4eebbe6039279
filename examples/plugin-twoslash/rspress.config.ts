import { defineConfig } from '@rspress/core';
import { pluginTwoslash } from '@rspress/plugin-twoslash';

export default defineConfig({
  root: 'docs',
  plugins: [pluginTwoslash()],
});
