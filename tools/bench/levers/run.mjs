import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { base, builtPages } from '@handbook/content/files';
import { runBinary } from '../../process/runBinary.mjs';
import '../../typescript/register.mjs';
import { total, weighPages } from '@handbook/site-output/weight';
import { textTable } from '../lib/textTable.mjs';

const GUIDE = 'guide/basic/use-mdx.html';

/** @typedef {import('@handbook/site-output/weight').PageWeight} PageWeight */

/**
 * Builds the site with all levers, then without one lever at a time, and prints the weight of a guide page and of the
 * longest reference page: before the reader acts, and all of their JavaScript.
 *
 * @param {readonly string[]} names of levers; all by default
 * @throws {Error} when a build fails
 */
export async function run(names) {
  const { levers } = await import('../../../site.ts');
  const folder = mkdtempSync(join(tmpdir(), 'bench-levers-'));
  try {
    const everything = await build(folder, '');
    const pages = [GUIDE, longestReference(everything)];
    const rows = [['everything on', ...cells(everything, pages)]];
    for (const name of names.length > 0 ? names : levers) {
      rows.push([`without ${name}`, ...cells(await build(folder, name), pages)]);
    }
    const heads = pages.flatMap((page) => [`${page}: before`, 'all JS']);
    console.log(`\nKB (1,000 bytes) after gzip.\n\n${textTable(['built site', ...heads], rows)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * @param {string} folder
 * @param {string} without name of the lever to leave out; empty for none
 */
async function build(folder, without) {
  const out = join(folder, without || 'everything');
  const code = await runBinary(['@rspress/core', 'rspress'], ['build'], {
    env: { SITE_OUT_DIR: out, SITE_WITHOUT: without, RSPRESS_PERSISTENT_CACHE: 'false' },
  });
  if (code !== 0) throw new Error(`The build without "${without}" failed; its output is above.`);
  return weighPages(out, base, builtPages(out));
}

/**
 * The English reference page with the most elements.
 *
 * @param {readonly PageWeight[]} weights
 */
export const longestReference = (weights) =>
  weights
    .filter(({ page }) => page.startsWith('api/'))
    .reduce((longest, it) => (it.elements > longest.elements ? it : longest)).page;

/**
 * The weight of some pages before the reader acts, and all of their JavaScript, in KB.
 *
 * @param {readonly PageWeight[]} weights
 * @param {readonly string[]} pages
 */
export const cells = (weights, pages) =>
  pages.flatMap((page) => {
    const weight = weights.find((it) => it.page === page);
    if (!weight) throw new Error(`There is no page ${page}.`);
    return [total(weight.before), weight.interactive.js].map((it) => (it / 1000).toFixed(1));
  });
