import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder } from '@handbook/content/files';
import { startNginx } from '../nginx/startNginx.mjs';
import { findChromium } from '../setup/findChromium.mjs';
import { findNginx } from '../setup/findNginx.mjs';
import { compressSite } from '../site/compress.mjs';

/** Not a dependency, because it would more than double the packages that contributors install. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const pages = ['/', '/guide/basic/use-mdx', '/api/config/config-basic', '/zh/guide/basic/use-mdx'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const audits = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

/**
 * Prints Lighthouse's scores and times (ms) for some pages of the built site on nginx, on a phone and on a desktop.
 *
 * @param {readonly string[]} paths of pages; a sample by default
 * @throws {Error} if nginx or Chromium is missing, or Lighthouse fails
 */
export async function run(paths) {
  const program = findNginx();
  const chromium = findChromium()?.path;
  if (!program || !chromium) throw new Error('Install nginx and Chromium first.');
  await compressSite(outFolder);
  const config = readFileSync(join(outFolder, '.deploy/nginx.conf'), 'utf8');
  const nginx = await startNginx({ program, config, root: outFolder });
  /** @type {Record<string, Record<string, number>>} */
  const rows = {};
  try {
    for (const path of paths.length > 0 ? paths : pages) {
      for (const device of ['phone', 'desktop']) {
        rows[`${path}, ${device}`] = audit(nginx.origin + path, device === 'desktop', chromium);
      }
    }
  } finally {
    await nginx.stop();
  }
  console.table(rows);
}

/** @param {string} url @param {boolean} isDesktop @param {string} chromium */
function audit(url, isDesktop, chromium) {
  const flags = '--headless=new --no-sandbox --disable-gpu';
  const args = ['exec', '--yes', LIGHTHOUSE, '--', url, '--quiet', '--output=json'];
  const preset = isDesktop ? ['--preset=desktop'] : [];
  const report = JSON.parse(
    execFileSync('npm', [...args, `--chrome-flags=${flags}`, ...preset], {
      encoding: 'utf8',
      env: { ...process.env, CHROME_PATH: chromium },
      maxBuffer: 100_000_000,
      shell: process.platform === 'win32',
    }),
  );
  return Object.fromEntries([
    ...categories.map((name) => [name, Math.round(report.categories[name].score * 100)]),
    ...audits.map((name) => [name, Math.round(report.audits[name].numericValue)]),
  ]);
}
