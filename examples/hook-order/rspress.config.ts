import { defineConfig } from '@rspress/core';
import { recorder } from './recorder.ts';

export default defineConfig({
  plugins: [recorder('first'), recorder('second')],
});
