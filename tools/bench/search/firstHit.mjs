import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { base, outFolder } from '@handbook/content/files';
import { languages } from '@handbook/search/quality';
import { median } from '@handbook/site-output/weight';
import { chromium } from '@playwright/test';
import { startNginx } from '../../nginx/startNginx.mjs';
import { findChromium } from '../../setup/findChromium.mjs';
import { findNginx } from '../../setup/findNginx.mjs';
import { compressSite } from '../../site/compress.mjs';
import { textTable } from '../lib/textTable.mjs';
import { waitForHits } from './measure/waitForHits.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** Latency in milliseconds, and bytes per second; Chromium also applies them to a page's workers. */
const networks = {
  fast: undefined,
  '1.6 Mbit/s, 150 ms': {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  },
};

/** The time that prefetching needs after the page has loaded, in milliseconds. */
const PREFETCHED = 3000;

/**
 * Prints how long a reader waits for the first hit of the built site behind nginx, and which files the browser requests
 * in that time.
 *
 * @param {readonly string[]} args the number of runs, 5 by default
 * @throws {Error} when the site is not built, or there is no nginx
 */
export async function run(args) {
  const runs = Number(args[0] ?? 5);
  if (!(runs >= 1)) throw new Error('The argument must be a number of runs, at least 1.');
  const program = findNginx();
  if (!program) throw new Error('There is no nginx: install it, or set NGINX_PATH.');
  const file = join(outFolder, '.deploy/nginx.conf');
  if (!existsSync(file) || base !== '/') {
    throw new Error(`There is no site built for / in ${outFolder}. Build it with: npm run build`);
  }
  await compressSite(join(outFolder, 'static'));
  const nginx = await startNginx({
    program,
    config: readFileSync(file, 'utf8'),
    root: outFolder,
  });
  const browser = await chromium.launch({
    executablePath: findChromium()?.path,
    args: ['--no-sandbox'],
  });
  /** @type {string[][]} */
  const rows = [];
  try {
    for (const [name, conditions] of Object.entries(networks)) {
      for (const lang of languages) {
        /** @type {number[]} */
        const waits = [];
        let requests = '';
        for (let run = 0; run < runs; run += 1) {
          const page = await (await browser.newContext()).newPage();
          if (conditions) {
            const session = await page.context().newCDPSession(page);
            await session.send('Network.enable');
            await session.send('Network.emulateNetworkConditions', conditions);
          }
          const listed = listRequests(page);
          const wait = await waitForHits(async (path) => {
            await page.goto(nginx.origin + path, { waitUntil: 'load' });
            await page.waitForTimeout(PREFETCHED);
            listed.start();
            return page;
          }, lang);
          if (!wait) throw new Error(`${lang}: no hit appeared.`);
          waits.push(wait.cold);
          requests = listed.table();
        }
        rows.push([`${lang}, ${name}`, median(waits).toFixed(0), waits.map(Math.round).join(' ')]);
        console.log(`\n${lang}, ${name}:\n\n${requests}`);
      }
    }
  } finally {
    await browser.close();
    await nginx.stop();
  }
  console.log(`\n${textTable(['first hit after the shortcut', 'median ms', 'runs'], rows)}`);
}

/**
 * Keeps a list of the requests of a page and its workers.
 *
 * @param {Page} page
 */
function listRequests(page) {
  let began = 0;
  /** @type {{ request: import('@playwright/test').Request, start: number, end: number, bytes: number }[]} */
  const list = [];
  page.on('request', (request) =>
    list.push({ request, start: performance.now(), end: Number.NaN, bytes: 0 }),
  );
  page.on('requestfinished', async (request) => {
    const entry = list.find((it) => it.request === request);
    if (!entry) return;
    entry.end = performance.now();
    entry.bytes = (await request.sizes().catch(() => undefined))?.responseBodySize ?? 0;
  });
  return {
    /** The time from which requests are counted. */
    start() {
      began = performance.now();
      list.length = 0;
    },
    table: () =>
      textTable(
        ['request', 'start ms', 'end ms', 'bytes'],
        list.map(({ request, start, end, bytes }) => [
          new URL(request.url()).pathname,
          (start - began).toFixed(0),
          (end - began).toFixed(0),
          String(bytes),
        ]),
      ),
  };
}
