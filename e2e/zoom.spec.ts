import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

const overlay = (page: Page) => page.locator('.medium-zoom-overlay');
const button = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Enlarge image/ })
    .first();

/** Waits until the image is open. The library ignores keys and scrolling before. */
const opened = (page: Page) =>
  page
    .locator('.medium-zoom-image--opened')
    .evaluate((it) =>
      Promise.allSettled(it.getAnimations().map(({ finished }) => finished)).then(() => undefined),
    );

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openHydrated(page, '/guide/basic/use-mdx');
  await button(page).scrollIntoViewIfNeeded();
});

test('a click enlarges an image on white in 0.3 s, and a click or scrolling closes it', {
  tag: '@smoke',
}, async ({ page }) => {
  await button(page).click();
  await expect(overlay(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCSS('transition-duration', '0.3s');
  await opened(page);
  await overlay(page).click({ position: { x: 5, y: 5 } });
  await expect(overlay(page)).toHaveCount(0);
  await button(page).click();
  await opened(page);
  await page.evaluate(() => window.scrollBy(0, 60));
  await expect(overlay(page)).toHaveCount(0);
});

test('Enter enlarges it, also with reduced motion, and Escape returns to the page', async ({
  page,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await button(page).focus();
    await page.keyboard.press('Enter');
    await opened(page);
    // The zoom ignores keys until its opening ends, which a busy machine reports late.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(overlay(page)).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(button(page)).toBeFocused();
  }
});

test('a picture of a window stays readable on a phone, and scrolls in its paragraph', {
  tag: '@phone',
}, async ({ page }) => {
  await openHydrated(page, '/guide/default-theme/doc-page');
  await button(page).focus();
  const paragraph = page.locator('main p:has(.zoomable)').first();
  const [width = 0, scrollWidth] = await paragraph.evaluate((it) => [
    it.clientWidth,
    it.scrollWidth,
  ]);
  expect(scrollWidth).toBeGreaterThan(2 * width);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => paragraph.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
