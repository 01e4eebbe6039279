import { chromium } from '@playwright/test';
import { serveSite } from '../../server/serveSite.mjs';
import { findChromium } from '../../setup/findChromium.mjs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
];

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Opens a page in a separate profile, with nothing cached.
 *
 * @callback Open
 * @param {string} path
 * @param {import('@playwright/test').BrowserContextOptions} [options] desktop by default
 * @param {(page: Page) => Promise<unknown>} [prepare] runs before the page is loaded
 * @returns {Promise<Page>}
 */

/**
 * Serves a built site, starts Chromium, and passes a function that opens pages to a benchmark. Then it stops both.
 *
 * @template T
 * @param {string} folder the built site, absolute
 * @param {(open: Open) => Promise<T>} measure
 * @returns {Promise<T>}
 */
export async function withSite(folder, measure) {
  const site = await serveSite({ folder, base: '/', host: 'localhost', port: 0 });
  const browser = await chromium.launch({ executablePath: findChromium()?.path, args });
  try {
    return await measure(async (path, options, prepare) => {
      const desktop = { viewport: { width: 1280, height: 800 } };
      const context = await browser.newContext({ ...desktop, ...options });
      const page = await context.newPage();
      await prepare?.(page);
      await page.goto(new URL(path, site.urls[0]).href);
      return page;
    });
  } finally {
    await browser.close();
    await site.close();
  }
}
