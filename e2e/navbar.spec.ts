import type { Page } from '@playwright/test';
import { hydrate, openHydrated } from './support/hydrate.ts';
import { en, zh } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

const KEY = 'banner-rspress-2';
const GUIDE = '/guide/basic/use-mdx';

test('the banner of a Chinese page stays closed', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/zh/');
  const banner = page.getByRole('complementary', { name: zh('banner.label') });
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/zh/guide/start/introduction');
  await banner.getByRole('button', { name: zh('banner.close') }).click();
  await expect(banner).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('true');
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(banner).toBeHidden();
  await hydrate(page);
  await expect(banner).toBeHidden();
});

test.describe('without the scripts of the site', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a closed banner never flashes or moves the page', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'any value'), KEY);
    // Without the site's scripts, only the inline script runs, so this is the first paint.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('complementary', { name: en('banner.label') })).toBeHidden();
    const top = await page.getByRole('banner').evaluate((el) => el.getBoundingClientRect().top);
    expect(top).toBe(0);
  });
});

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
const expectHidden = (page: Page) => expect(page.getByRole('banner')).toHaveCSS('opacity', '0');
const expectShown = (page: Page) => expect(page.getByRole('banner')).toHaveCSS('opacity', '1');

test('the navbar hides on the way down, and comes back on the way up and at the top', {
  tag: ['@desktop', '@phone', '@smoke'],
}, async ({ page }) => {
  await openHydrated(page, GUIDE);
  await scrollTo(page, 1200);
  await expectHidden(page);
  await scrollTo(page, 1000);
  await expectShown(page);
  await scrollTo(page, 1400);
  await expectHidden(page);
  await scrollTo(page, 0);
  await expectShown(page);
});

test('the navbar comes back when focus moves into it, without scrolling the page', async ({
  page,
}) => {
  await openHydrated(page, GUIDE);
  await scrollTo(page, 1200);
  await expectHidden(page);
  const controls = page.getByRole('banner').locator('a, button, summary').filter({ visible: true });
  expect(await controls.count()).toBeGreaterThan(3);
  for (const control of await controls.all()) {
    await control.focus();
    await expectShown(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(1200);
  }
});

test('the header is one row at every width', async ({ page }) => {
  for (const path of ['/', '/zh/']) {
    await page.goto(path);
    for (const width of [320, 390, 768, 900, 960, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const height = await page.locator('.navbar').evaluate((it) => it.clientHeight);
      expect(height, `${path} at ${width}`).toBeLessThanOrEqual(60);
    }
  }
});

test('on a phone, banner, header, and bar leave room for the page', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(GUIDE);
  const main = await page.getByRole('main').boundingBox();
  expect(main?.y).toBeLessThanOrEqual(115);
});
