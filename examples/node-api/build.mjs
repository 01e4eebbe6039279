import { build } from '@rspress/core';
import { configFor } from './config.mjs';

process.env.NODE_ENV = 'production';

for (const base of ['/', '/preview/']) {
  const config = await configFor({ base, outDir: `dist${base}` });
  await build({ docDirectory: String(config.root), config });
}
