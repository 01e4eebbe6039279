import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
const expectHidden = (page: Page) => expect(page.getByRole('banner')).toHaveCSS('opacity', '0');
const expectShown = (page: Page) => expect(page.getByRole('banner')).toHaveCSS('opacity', '1');

test.beforeEach(({ page }) => openHydrated(page, '/guide/basic/use-mdx'));

test('hides on the way down, comes back on the way up and at the top', { tag: '@smoke' }, async ({
  page,
}) => {
  await scrollTo(page, 1200);
  await expectHidden(page);
  await scrollTo(page, 1000);
  await expectShown(page);
  await scrollTo(page, 1400);
  await expectHidden(page);
  await scrollTo(page, 0);
  await expectShown(page);
});

test('comes back when focus moves into it, without scrolling the page', {
  tag: '@desktop',
}, async ({ page }) => {
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
