import { readdirSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';

export const report: RspressPlugin = {
  name: 'report',
  afterBuild(config, isProd) {
    if (!isProd) return;
    const files = readdirSync(config.outDir ?? 'doc_build', { recursive: true });
    console.log(`${files.filter((file) => String(file).endsWith('.html')).length} HTML files`);
  },
};
