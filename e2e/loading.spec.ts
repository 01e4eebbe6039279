import type { Page } from '@playwright/test';
import { documentsOf, hold, notice, PAGE_CHUNKS } from './support/faults.ts';
import { hydrate, openHydrated } from './support/hydrate.ts';
import { zh } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

const START = '/guide/start/introduction';
const OTHER = '/guide/basic/auto-nav-sidebar';

test.use({
  expectedErrors: [/ChunkLoadError|Loading chunk|Failed to load resource|ERR_|status of 404/],
});

const follow = (page: Page) =>
  page.locator(`.sidebar a[href="${OTHER}"]`).evaluate((link: HTMLElement) => link.click());

for (const act of ['hover', 'focus'] as const) {
  test(`${act} on a link fetches the page it leads to`, async ({ page }) => {
    await openHydrated(page, START);
    const requested = page.waitForRequest(PAGE_CHUNKS);
    await page.locator(`.sidebar a[href="${OTHER}"]`)[act]();
    await requested;
  });
}

test('a slow page load shows the progress bar', async ({ page }) => {
  await openHydrated(page, START);
  const chunk = await hold(page, PAGE_CHUNKS);
  await follow(page);
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  chunk.release();
  await expect(page).toHaveURL(new RegExp(`${OTHER}$`));
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a page whose chunk is gone is reloaded once', async ({ page }) => {
  await openHydrated(page, START);
  const documents = documentsOf(page);
  await page.route(PAGE_CHUNKS, (route) => route.fulfill({ status: 404 }));
  await follow(page);
  await expect(page).toHaveURL(new RegExp(`${OTHER}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Shift');
  // The page's chunk is gone, too. The text stays, and a notice appears.
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toContainText('didn’t load');
  expect(documents).toEqual([OTHER]);

  await page.unroute(PAGE_CHUNKS);
  await notice(page).getByRole('link').click();
  await hydrate(page);
  await expect(notice(page)).toBeHidden();
});

test("offline, a page that can't load leaves the reader on the current page, with a link", async ({
  page,
  context,
}) => {
  await openHydrated(page, START);
  await context.setOffline(true);
  await follow(page);
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${START}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page).getByRole('link')).toHaveAttribute('href', new RegExp(`${OTHER}$`));
  await context.setOffline(false);
  await notice(page).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${OTHER}$`));
  await hydrate(page);
  await expect(notice(page)).toBeHidden();
});

test('the notice is in Chinese on Chinese pages, and can be closed', async ({ page }) => {
  await page.route(/\/static\/js\/[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`/zh${START}`);
  await page.keyboard.press('Shift');
  await expect(notice(page)).toContainText('加载失败');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await notice(page)
    .getByRole('button', { name: zh('error.close') })
    .click();
  await expect(notice(page)).toBeHidden();
});

test('a click on another link replaces a navigation that is still loading', async ({ page }) => {
  await openHydrated(page, START);
  const chunks = await hold(page, PAGE_CHUNKS);
  const requested = page.waitForRequest(PAGE_CHUNKS);
  await follow(page);
  // The bundler removes the element after the script has run.
  const script = page.locator(`script[src$="${new URL((await requested).url()).pathname}"]`);
  await expect(script).toHaveCount(1);
  await page.locator('.doc-layout__outline a').first().click();
  chunks.release();
  await expect(script).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(new URL(page.url()).pathname).toBe(START);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Introduction');
  await expect(notice(page)).toBeHidden();
});
