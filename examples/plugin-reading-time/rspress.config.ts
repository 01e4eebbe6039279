import { defineConfig } from '@rspress/core';
import { pluginReadingTime } from './src/index.ts';

export default defineConfig({
  plugins: [pluginReadingTime({ wordsPerMinute: 150 })],
});
