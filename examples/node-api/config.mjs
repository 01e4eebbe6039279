import { resolve } from 'node:path';
import { defineConfig, mergeDocConfig } from '@rspress/core';

const shared = defineConfig({
  title: 'Handbook',
  lang: 'en',
  // With the cache, the second site would have links with the first base path.
  builderConfig: { performance: { buildCache: false, printFileSize: false } },
});

/**
 * Returns the shared configuration with changes. Each run needs a new object, because Rspress writes to it.
 *
 * @param {import('@rspress/core').UserConfig} [changes]
 */
export const configFor = (changes = {}) =>
  mergeDocConfig(shared, { root: resolve('docs') }, changes);
