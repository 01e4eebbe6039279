import { defineConfig } from '@rspress/core';
import { pluginApiDocgen } from '@rspress/plugin-api-docgen';

export default defineConfig({
  title: 'Acme',
  plugins: [pluginApiDocgen({ entries: { Button: './src/Button.tsx' } })],
});
