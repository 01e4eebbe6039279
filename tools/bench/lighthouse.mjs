import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder } from '@handbook/content/files';
import { startNginx } from '../nginx/startNginx.mjs';
import { findChromium } from '../setup/chromium.mjs';
import { findNginx } from '../setup/findNginx.mjs';
import { compressSite } from '../site/compress.mjs';

/** Not a dependency, because it would more than double the packages that contributors install. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const audits = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

/**
 * Prints Lighthouse's scores and times (ms) for pages of the built site on nginx, on a phone and on a desktop.
 *
 * @param {readonly string[]} paths of pages; the home page and a guide by default
 * @throws {Error} if nginx or Chromium is missing, or Lighthouse fails
 */
export async function run(paths) {
  const program = findNginx();
  if (!program) throw new Error('Install nginx first.');
  await compressSite(outFolder);
  const config = readFileSync(join(outFolder, '.deploy/nginx.conf'), 'utf8');
  const nginx = await startNginx({ program, config, root: outFolder });
  const pages = paths.length > 0 ? paths : ['/', '/guide/basic/use-mdx'];
  /** @type {Record<string, object>} */
  const rows = {};
  try {
    for (const path of pages) {
      rows[`${path}, phone`] = audit(nginx.origin + path, []);
      rows[`${path}, desktop`] = audit(nginx.origin + path, ['--preset=desktop']);
    }
  } finally {
    await nginx.stop();
  }
  console.table(rows);
}

/** @param {string} url @param {string[]} options */
function audit(url, options) {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', flags, ...options];
  const env = { ...process.env, CHROME_PATH: findChromium() };
  const { stdout, stderr } = spawnSync('npx', args, { encoding: 'utf8', env, maxBuffer: 1e8 });
  if (!stdout) throw new Error(`Lighthouse failed: ${stderr}`);
  const report = JSON.parse(stdout);
  return Object.fromEntries([
    ...Object.entries(report.categories).map(([name, { score }]) => [name, score * 100]),
    ...audits.map((name) => [name, Math.round(report.audits[name].numericValue)]),
  ]);
}
