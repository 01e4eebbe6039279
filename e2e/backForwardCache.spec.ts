import type { Browser, Page, Route } from '@playwright/test';
import { wake } from './support/alive.ts';
import { notice } from './support/faults.ts';
import { hits, input } from './support/search.ts';
import { test as base, expect } from './support/test.ts';

const START = '/guide/start/introduction';

declare global {
  interface Window {
    /** Whether the browser brought the page back as it was left. */
    isBack?: boolean;
    /** How many scripts have failed. */
    lost?: number;
  }
}

/** A browser that keeps pages on the way back; the tests' own start without it. */
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
  left: async ({ keeping, baseURL }, use) => {
    const page = await keeping.newPage({ baseURL, serviceWorkers: 'block' });
    await page.goto(START);
    await use(page);
    await page.close();
  },
});

/** Leaves for a page of the same site by its address, and comes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      window.isBack = persisted;
    });
  });
  await page.goto('/guide/basic/ssg');
  // `page.goBack` waits for a load that never comes.
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(new RegExp(`${START}$`));
  await expect.poll(() => page.evaluate(() => window.isBack)).toBe(true);
}

for (const used of [true, false]) {
  test(`a page that was ${used ? 'used' : 'only read'} comes back as it was left, and works`, async ({
    left: page,
  }) => {
    if (used) {
      await page.keyboard.press('Control+k');
      await input(page).fill('sidebar');
      await expect(hits(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await leaveAndReturn(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('outline');
    await expect(hits(page).first()).toContainText(/outline/i);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(new RegExp(`${START}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('a page left before its scripts came shows no notice, and works when the reader is back', async ({
  left: page,
}) => {
  const scripts: Route[] = [];
  const documents: Route[] = [];
  await page.route(/\/static\/js\/[^/]+\.js$/, (route) => void scripts.push(route));
  await page.route('/guide/basic/ssg', (route) => void documents.push(route));
  await page.reload();
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) =>
      sessionStorage.setItem('isBack', `${persisted}`),
    );
    window.lost = 0;
    addEventListener(
      'error',
      ({ target }) => {
        if (target instanceof HTMLScriptElement) window.lost = (window.lost ?? 0) + 1;
      },
      true,
    );
  });
  await page.locator('.sidebar a[href="/guide/basic/ssg"]').click({ noWaitAfter: true });
  await expect.poll(() => documents.length).toBe(1);
  // What WebKit and Firefox do by themselves.
  for (const script of scripts) await script.abort();
  await expect.poll(() => page.evaluate(() => window.lost)).toBeGreaterThan(0);
  await expect(notice(page)).toBeHidden();

  await page.unrouteAll();
  for (const document of documents) await document.continue();
  await expect(page).toHaveURL(/ssg$/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(new RegExp(`${START}$`));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isBack'))).toBe('true');
  await wake(page);
  await expect(notice(page)).toBeHidden();
});
