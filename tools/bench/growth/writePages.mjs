import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageText } from '../build/pageText.mjs';

const languages = /** @type {const} */ (['en', 'zh']);

/** The number of pages in each folder. */
const perFolder = 25;

/**
 * Replaces a site's guides and reference with synthetic pages, half of them in each language. The home page, the
 * not-found page, and the offline page stay, because the theme needs them.
 *
 * @param {string} folder a copy of the site, absolute
 * @param {number} pages how many
 */
export function writePages(folder, pages) {
  for (const lang of languages) {
    const docs = join(folder, 'docs', lang);
    for (const area of ['api', 'guide', 'plugin', 'releases', 'fragments']) {
      rmSync(join(docs, area), { recursive: true, force: true });
    }
    const write = (/** @type {string} */ path, /** @type {string} */ text) => {
      mkdirSync(dirname(join(docs, path)), { recursive: true });
      writeFileSync(join(docs, path), text);
    };
    write('index.mdx', '---\npageType: home\nhero:\n  name: Growth\n  text: Growth\n---\n');
    write('_nav.json', '[{ "text": "nav.guide", "link": "/guide/part-0/page-0" }]\n');
    const parts = Array.from({ length: Math.ceil(pages / 2 / perFolder) }, (_, index) => index);
    write(
      'guide/_meta.json',
      JSON.stringify(
        parts.map((part) => ({ type: 'dir', name: `part-${part}`, label: `part-${part}` })),
      ),
    );
    for (let page = 0; page < pages / 2; page += 1) {
      const part = Math.floor(page / perFolder);
      write(`guide/part-${part}/page-${page}.mdx`, pageText(page, lang));
    }
  }
}
