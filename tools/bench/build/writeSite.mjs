import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '@handbook/content/files';
import { pageText } from './pageText.mjs';

/**
 * How a synthetic site is built.
 * @typedef {object} Switches
 * @property {boolean} worker renders pages in workers
 * @property {boolean} cache keeps compiled modules for the next build
 */

const languages = /** @type {const} */ (['en', 'zh']);

/** The number of pages in each folder. */
const perFolder = 25;

/**
 * Writes a documentation site of many pages into a temporary folder, half of them English and half Chinese.
 *
 * @param {number} pages
 * @param {Switches} switches
 * @returns {string} the folder, absolute
 */
export function writeSite(pages, { worker, cache }) {
  const folder = mkdtempSync(join(tmpdir(), `bench-${pages}-`));
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  // A separate node_modules folder with links, because the cache is below it and sites must not share a cache.
  mkdirSync(join(folder, 'node_modules/@rspress'), { recursive: true });
  for (const name of ['@rspress/core', 'react', 'react-dom']) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
  write('package.json', '{ "private": true, "type": "module" }\n');
  write(
    'rspress.config.mjs',
    `export default ${JSON.stringify({
      root: 'docs',
      title: 'Bench',
      lang: 'en',
      locales: languages.map((lang) => ({ lang, label: lang, title: 'Bench' })),
      route: { cleanUrls: true },
      ssg: worker ? { experimentalWorker: true } : true,
      builderConfig: { performance: { buildCache: cache } },
    })};\n`,
  );
  const each = Math.ceil(pages / languages.length);
  for (const lang of languages) {
    write(`docs/${lang}/index.md`, '# Bench\n');
    for (let page = 0; page < each - 1; page += 1) {
      const part = Math.floor(page / perFolder);
      write(`docs/${lang}/part-${part}/page-${page}.mdx`, pageText(page, lang));
    }
  }
  return folder;
}
