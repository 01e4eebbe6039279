import { outFolder } from '@handbook/content/files';
import { expect, type Page } from '@playwright/test';
import { SwitchableSite } from './switchableSite.ts';
import { test as base } from './test.ts';

/** Like `test` of the other specs, but with the service worker and a server that can be stopped. */
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

/** Messages about requests without a response or with an error, and about code that didn't load. */
export const unanswered = [/Failed to load resource|ERR_CONNECTION_REFUSED|Loading chunk|MIME/];

/** The names of the caches, without their common prefix. */
export const cacheNames = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.replace(/^site \S+ /, '')));

/** The paths in a cache. */
export const cached = (page: Page, name: string) =>
  page.evaluate(async (wanted) => {
    const full = (await caches.keys()).find((key) => key.replace(/^site \S+ /, '') === wanted);
    const keys = full ? await (await caches.open(full)).keys() : [];
    return keys.map(({ url }) => new URL(url).pathname);
  }, name);

/** Opens a page as the second page of a visit, which registers the worker, and waits until the worker has stored it. */
export async function openStored(page: Page, path: string) {
  await page.goto(path);
  await act(page);
  if (await page.evaluate(() => navigator.serviceWorker.controller === null)) {
    await page.goto(page.url(), { referer: page.url() });
    await act(page);
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => cached(page, 'pages')).toContain(new URL(page.url()).pathname);
}

/** Scrolls as a reader who starts to read, which hydrates the page. */
export const act = (page: Page) => page.mouse.wheel(0, 40);

/** The title of the page, without the link of the heading. */
export const titleOf = async (page: Page): Promise<string> =>
  (await page.locator('h1').innerText()).replace(/^#\s*/, '');
