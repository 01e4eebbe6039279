import { resolve } from 'node:path';
import { defineConfig, mergeDocConfig } from '@rspress/core';

const shared = defineConfig({
  title: 'Handbook',
  lang: 'en',
  // The cache would give the second base path the links of the first.
  builderConfig: { performance: { buildCache: false, printFileSize: false } },
});

/**
 * The shared configuration with changes, for one run: a run completes the object it is given.
 *
 * @param {import('@rspress/core').UserConfig} [changes]
 */
export const configFor = (changes = {}) =>
  mergeDocConfig(shared, { root: resolve('docs') }, changes);
