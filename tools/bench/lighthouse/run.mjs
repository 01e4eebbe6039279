import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { base, outFolder } from '@handbook/content/files';
import { startNginx } from '../../nginx/startNginx.mjs';
import { findChromium } from '../../setup/findChromium.mjs';
import { findNginx } from '../../setup/findNginx.mjs';
import { compressSite } from '../../site/compress.mjs';
import { textTable } from '../lib/textTable.mjs';
import { audit, figures } from './audit.mjs';
import { serveEmptyPage } from './emptyPage.mjs';
import { installLighthouse } from './install.mjs';
import { chosenPages } from './pages.mjs';

/**
 * Prints Lighthouse's figures for some pages of the built site on nginx, on a phone and on a desktop.
 *
 * @param {readonly string[]} args the number of runs, 5 by default; then names of pages, all by default
 * @throws {Error} when the site is not built, a page has another name, or there is no Chromium or nginx
 */
export async function run(args) {
  const runs = Number(args[0] ?? 5);
  if (!(runs >= 1))
    throw new Error(
      'The first argument must be a number of runs, such as: npm run bench -- lighthouse 5',
    );
  const program = findNginx();
  const chromium = findChromium()?.path;
  if (!program || !chromium)
    throw new Error(
      'This benchmark needs nginx and Chromium. Run npm test once to install both, or set NGINX_PATH and CHROMIUM_PATH.',
    );
  const file = join(outFolder, '.deploy/nginx.conf');
  if (!existsSync(file) || base !== '/') {
    throw new Error(
      `There is no site built for the base path / in ${outFolder}. Build it with: npm run build`,
    );
  }
  const pages = chosenPages(outFolder, args.slice(1));
  const command = await installLighthouse();
  await compressSite(outFolder);
  const config = readFileSync(file, 'utf8');
  const nginx = await startNginx({ program, config, root: outFolder });
  const empty = await serveEmptyPage();
  /** @type {string[][]} */
  const rows = [];
  try {
    for (const device of /** @type {const} */ (['mobile', 'desktop'])) {
      const sites = pages.map(({ name, path }) => ({ name, url: nginx.origin + path }));
      for (const { name, url } of [{ name: 'an empty page', url: empty.url }, ...sites]) {
        const medians = await audit({ command, chromium, url, device, runs });
        const cells = medians.map((value, index) =>
          figures[index]?.[0] === 'CLS' ? value.toFixed(3) : value.toFixed(0),
        );
        rows.push([`${name}, ${device}`, ...cells]);
        console.log(rows.at(-1)?.join('  '));
      }
    }
  } finally {
    empty.stop();
    await nginx.stop();
  }
  console.log(`\nMedian of ${runs}.\n`);
  console.log(textTable(['page', ...figures.map(([head]) => head)], rows));
}
