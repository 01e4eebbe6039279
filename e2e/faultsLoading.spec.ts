// @desktop
import type { Page } from '@playwright/test';
import { documentsOf, notice, PAGE_CHUNKS } from './support/faults.ts';
import { hold } from './support/hold.ts';
import { hydrate, openHydrated } from './support/hydrate.ts';
import { zh } from './support/interfaceText.ts';
import { dialog, hits } from './support/search.ts';
import { expect, test } from './support/test.ts';

const START = '/guide/start/introduction';
const OTHER = '/guide/basic/auto-nav-sidebar';

test.use({
  expectedErrors: [/ChunkLoadError|Loading chunk|Failed to load resource|ERR_|status of 404/],
});

const follow = (page: Page) =>
  page.locator(`.sidebar a[href="${OTHER}"]`).evaluate((link: HTMLElement) => link.click());

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

test('going back to a page whose chunk is gone reloads it and never shows a blank page', async ({
  page,
}) => {
  await openHydrated(page, OTHER);
  await page.locator(`.sidebar a[href="${START}"]`).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${START}$`));
  // Reloads, so that only the history knows the previous page.
  await page.reload();
  await hydrate(page);
  await page.route(PAGE_CHUNKS, (route) => route.fulfill({ status: 404 }));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${OTHER}$`));
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main')).toContainText(/sidebar/i);
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

for (const { name, act, path, heading } of [
  {
    name: 'a click on another link',
    act: (page: Page) => page.locator('.rp-nav__title__link').click(),
    path: '/',
    heading: 'Rspress 2',
  },
  {
    name: 'going back',
    act: (page: Page) => page.goBack(),
    path: '/',
    heading: 'Rspress 2',
  },
  {
    name: 'a link to a heading of the page',
    act: (page: Page) => page.locator('.doc-layout__outline a').first().click(),
    path: START,
    heading: 'Introduction',
  },
]) {
  test(`${name} replaces a navigation that is still loading`, async ({ page }) => {
    await openHydrated(page, '/');
    await page.locator(`.navbar a[href="${START}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${START}$`));
    const shown = page.getByRole('heading', { level: 1, name: heading });
    const chunks = await hold(page, PAGE_CHUNKS);
    const requested = page.waitForRequest(PAGE_CHUNKS);
    await follow(page);
    const late = new URL((await requested).url()).pathname;
    // The bundler removes the element after the script has run.
    const script = page.locator(`script[src$="${late}"]`);
    await expect(script).toHaveCount(1);
    await act(page);
    // What the reader requested last doesn't wait for the older page.
    await expect(shown).toBeVisible();
    chunks.release();
    await expect(script).toHaveCount(0);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(shown).toBeVisible();
    await expect(page.locator('main h1')).toHaveCount(1);
    await expect(notice(page)).toBeHidden();
  });
}

test('on slow 3G, the text appears first, and no key is lost', async ({ page, context }) => {
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const network = { offline: false, latency: 400, uploadThroughput: 50_000 };
  const emulate = (downloadThroughput: number) =>
    client.send('Network.emulateNetworkConditions', { ...network, downloadThroughput });
  await emulate(100_000);
  await page.goto(START, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => document.querySelector('.search-early') !== null);
  await page.keyboard.press('/');
  await page.keyboard.type('sidebar');
  await expect(dialog(page).getByRole('combobox')).toHaveValue('sidebar', { timeout: 60_000 });
  // Downloading the documents would take just as long.
  await emulate(-1);
  await expect(hits(page).first()).toBeVisible();
  await expect(dialog(page).getByRole('combobox')).toHaveValue('sidebar');
});

test('failed images show their alternative text', async ({ page }) => {
  await page.route(/\.(png|svg|jpe?g|webp|avif)$/, (route) => route.abort());
  await openHydrated(page, '/guide/basic/use-mdx');
  const image = page.locator('main .zoomable img').first();
  await expect(image).toHaveAttribute('alt', /\S/);
  await expect(page.locator('.rp-nav__title__link')).toContainText('Rspress');
  await page.locator('main .zoomable').first().click();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
  // Further down the page, the navbar is hidden.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.locator('.rp-nav__title__link').click();
  await expect(page).toHaveURL(/\/$/);
});

test('without workers, search runs on the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new DOMException('blocked', 'SecurityError');
        }
      },
    });
  });
  await openHydrated(page, START);
  await page.keyboard.press('/');
  await page.keyboard.type('sidebar');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test("search doesn't wait for a worker that doesn't load", async ({ page }) => {
  await page.route(/search-worker/, (route) => route.abort());
  await openHydrated(page, START);
  await page.keyboard.press('/');
  await page.keyboard.type('sidebar');
  await expect(hits(page).first()).toBeVisible();
});
