import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { base, builtPages } from '@handbook/content/files';
import { total, weighPages } from '@handbook/site-output/weight';
import { runBinary } from '../process/runBinary.mjs';

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
  const { levers } = await import('../../site.ts');
  const folder = mkdtempSync(join(tmpdir(), 'bench-levers-'));
  /** @type {Record<string, object>} */
  const rows = {};
  try {
    const everything = await build(folder, '');
    const longest = everything
      .filter(({ page }) => page.startsWith('api/'))
      .reduce((most, it) => (it.elements > most.elements ? it : most));
    const cells = (/** @type {PageWeight[]} */ weights) =>
      Object.fromEntries(
        weights
          .filter(({ page }) => page === GUIDE || page === longest.page)
          .flatMap(({ page, before, interactive }) => [
            [`${page}: before`, kb(total(before))],
            [`${page}: all JS`, kb(interactive.js)],
          ]),
      );
    rows['everything on'] = cells(everything);
    for (const name of names.length > 0 ? names : levers) {
      rows[`without ${name}`] = cells(await build(folder, name));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log('KB (1,000 bytes) after gzip.');
  console.table(rows);
}

/** @param {number} bytes */
const kb = (bytes) => Number((bytes / 1000).toFixed(1));

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
