import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run as runProgram } from '../process/run.mjs';
import { weights } from './weight.mjs';

/** A guide page and a long reference page. */
const pages = ['guide/basic/use-mdx.html', 'api/config/config-basic.html'];

/**
 * Builds the site with all levers, then without one lever at a time, and prints the weight of two pages: before the
 * reader acts, and all of their JavaScript.
 *
 * @param {readonly string[]} names of levers; all by default
 * @throws {Error} when a build fails
 */
export async function run(names) {
  const { levers } = await import('../../site.ts');
  /** @type {Record<string, object>} */
  const rows = {};
  for (const without of ['', ...(names.length > 0 ? names : levers)]) {
    const built = await weighBuild(without);
    rows[without ? `without ${without}` : 'everything on'] = Object.fromEntries(
      pages.flatMap((page) => [
        [`${page}: before`, built[page]?.before],
        [`${page}: all JS`, built[page]?.['all JS']],
      ]),
    );
  }
  console.log('KB (1,000 bytes) after gzip.');
  console.table(rows);
}

/** @param {string} without the lever to leave out; empty for none */
async function weighBuild(without) {
  const out = mkdtempSync(join(tmpdir(), 'bench-levers-'));
  const env = { SITE_OUT_DIR: out, SITE_WITHOUT: without, RSPRESS_PERSISTENT_CACHE: 'false' };
  try {
    const code = await runProgram('npm', ['run', 'build'], { env });
    if (code !== 0) throw new Error(`The build without "${without}" failed; see above.`);
    return weights(out);
  } finally {
    rmSync(out, { recursive: true });
  }
}
