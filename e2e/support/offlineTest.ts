import { outFolder } from '@handbook/content/files';
import { expect, type Page } from '@playwright/test';
import { SwitchableSite } from './switchableSite.ts';
import { test as base } from './test.ts';

/** Like the other specs' `test`, with the service worker, and a server of its own that can go. */
export const test = base.extend<{ site: SwitchableSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  site: async ({}, use) => {
    const site = new SwitchableSite();
    await site.start(outFolder);
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.origin),
});

/** What is logged for a request that nobody answered, or answered with an error, and for code that did not come. */
export const unanswered = [/Failed to load resource|ERR_CONNECTION_REFUSED|Loading chunk|MIME/];

/** The names of the caches, without what is the same for all of them. */
export const cacheNames = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.replace(/^site \S+ /, '')));

/** The paths that a cache holds. */
export const cached = (page: Page, name: string) =>
  page.evaluate(async (wanted) => {
    const full = (await caches.keys()).find((key) => key.replace(/^site \S+ /, '') === wanted);
    const keys = full ? await (await caches.open(full)).keys() : [];
    return keys.map(({ url }) => new URL(url).pathname);
  }, name);

/**
 * Opens the page again as a reader who comes from another page of the site, because only the second page registers the
 * worker; then waits until the worker is in charge and the page is stored.
 */
export async function untilStored(page: Page, path = new URL(page.url()).pathname) {
  if (await page.evaluate(() => navigator.serviceWorker.controller === null)) {
    await page.goto(page.url(), { referer: page.url() });
    await act(page);
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => cached(page, 'pages')).toContain(path);
}

/** Acts as a reader who starts to read: a page may load its scripts only then. */
export const act = (page: Page) => page.mouse.wheel(0, 40);
