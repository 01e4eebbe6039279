import type { Page } from '@playwright/test';
import { ecosystemLinks } from '../theme/ecosystem/tools.ts';
import { openHydrated } from './support/hydrate.ts';
import { zh } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

const parts = (page: Page) => ({
  control: page.locator('.ecosystem summary'),
  links: page.locator('.ecosystem').getByRole('link'),
});

test('hovering opens the menu, and moving to the panel keeps it open', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/');
  const { control, links } = parts(page);
  await expect(links).toHaveCount(0);
  await control.hover();
  await expect(links).toHaveCount(ecosystemLinks.length);
  await links.last().hover();
  await expect(links.last()).toBeVisible();
  await page.mouse.move(900, 700);
  await expect(links).toHaveCount(0);
});

test('a press opens the panel at the bottom left of its control', {
  tag: ['@desktop', '@phone'],
}, async ({ page, isMobile }) => {
  await openHydrated(page, '/');
  const { control, links } = parts(page);
  const press = () => (isMobile ? control.tap() : control.click());
  await press();
  await expect(links).toHaveCount(ecosystemLinks.length);
  const at = await control.boundingBox();
  const panel = await page.locator('.ecosystem__list').boundingBox();
  expect(panel?.x).toBeCloseTo(at?.x ?? Number.NaN, 0);
  expect(panel?.y).toBeCloseTo((at?.y ?? 0) + (at?.height ?? 0), 0);
  if (!isMobile) return;
  await press();
  await expect(links).toHaveCount(0);
});

test('the keyboard opens it, Escape closes it and returns focus', async ({ page }) => {
  await openHydrated(page, '/');
  const { control, links } = parts(page);
  await control.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  await expect(control).toBeFocused();
});

test('each entry opens in a new tab, in the language of the page', async ({ page }) => {
  await page.goto('/zh/guide/start/introduction');
  const { control, links } = parts(page);
  await control.click();
  for (const [index, { desc, url }] of ecosystemLinks.entries()) {
    const link = links.nth(index);
    await expect(link).toContainText(zh(desc));
    await expect(link).toHaveAttribute('href', url.zh ?? url.en ?? '');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(link.locator('img')).toHaveJSProperty('complete', true);
  }
});
