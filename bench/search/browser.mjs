import { chromium } from '@playwright/test';
import { serveSite } from '../../scripts/server/serveSite.mjs';
import { findChromium } from '../../scripts/setup/findChromium.mjs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
];

/**
 * Lets a bench open the pages of a built site in a fresh Chromium, then ends browser and server.
 *
 * @template T
 * @param {string} folder the built site, absolute
 * @param {(open: (path: string) => Promise<import('@playwright/test').Page>) => Promise<T>} measure each page opened
 *   has a profile of its own, with nothing cached
 * @returns {Promise<T>}
 */
export async function withSite(folder, measure) {
  const site = await serveSite({ folder, base: '/', host: 'localhost', port: 0 });
  const browser = await chromium.launch({ executablePath: findChromium()?.path, args });
  try {
    return await measure(async (path) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      await page.goto(new URL(path, site.urls[0]).href);
      return page;
    });
  } finally {
    await browser.close();
    await site.close();
  }
}

/**
 * The home page of a language.
 *
 * @param {string} lang
 */
export const homeOf = (lang) => (lang === 'en' ? '/' : `/${lang}/`);
