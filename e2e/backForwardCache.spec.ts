// @desktop
import type { Browser, Page } from '@playwright/test';
import { hits, input } from './support/search.ts';
import { test as base, expect, watch } from './support/test.ts';

const START = '/guide/start/introduction';

declare global {
  interface Window {
    /** Whether the browser restored the page from its cache. */
    isBack?: boolean;
  }
}

/** A browser with a back/forward cache, which the browser of the other tests doesn't have. */
const test = base.extend<{ left: Page }, { keeping: Browser }>({
  keeping: [
    async ({ playwright, launchOptions }, use) => {
      const keeping = await playwright.chromium.launch({
        ...launchOptions,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      await use(keeping);
      await keeping.close();
    },
    { scope: 'worker' },
  ],
  left: async ({ keeping, baseURL, watched }, use) => {
    const page = await keeping.newPage({ baseURL, serviceWorkers: 'block' });
    watched.push(watch(page.context(), new URL(baseURL ?? '').origin));
    await page.goto(START);
    await use(page);
    await page.close();
  },
});

// One worker starts the other browser.
test.describe.configure({ mode: 'default' });

test('a page that was used is restored as it was, and works', async ({ left: page }) => {
  await page.keyboard.press('Control+k');
  await input(page).fill('sidebar');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      window.isBack = persisted;
    });
  });
  await page.goto('/guide/basic/ssg');
  // `page.goBack` waits for a load event that never comes.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(new RegExp(`${START}$`));
  await expect.poll(() => page.evaluate(() => window.isBack)).toBe(true);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('outline');
  await expect(hits(page).first()).toContainText(/outline/i);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(`${START}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
