import type { Page } from '@playwright/test';
import { ecosystemLinks } from '../theme/ecosystem/tools.ts';
import { openHydrated } from './support/hydrate.ts';
import { en, zh } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

const parts = (page: Page, name = en('ecosystem.label')) => ({
  button: page.getByRole('button', { name }),
  links: page.getByRole('list', { name }).getByRole('link'),
});

test('hovering opens the menu, and moving to the panel keeps it open', {
  tag: ['@desktop', '@smoke'],
}, async ({ page }) => {
  // A phone has no pointer that hovers.
  await page.goto('/');
  const { button, links } = parts(page);
  await expect(links).toHaveCount(0);
  await button.hover();
  await expect(links).toHaveCount(ecosystemLinks.length);
  await links.last().hover();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(900, 700);
  await expect(links).toHaveCount(0);
});

test('the panel opens at the bottom left of its button', async ({ page }) => {
  await page.goto('/');
  const { button, links } = parts(page);
  await button.click();
  // The click that hydrates the page is replayed after hydration.
  await expect(links).toHaveCount(ecosystemLinks.length);
  const [at, panel] = await Promise.all([
    button.boundingBox(),
    page.locator('.ecosystem__panel').boundingBox(),
  ]);
  expect(panel?.x).toBeCloseTo(at?.x ?? Number.NaN, 0);
  expect(panel?.y).toBeCloseTo((at?.y ?? 0) + (at?.height ?? 0), 0);
});

test('a tap opens and closes it', { tag: '@phone' }, async ({ page }) => {
  // Touch only.
  await page.goto('/');
  const { button, links } = parts(page);
  await button.tap();
  await expect(links).toHaveCount(ecosystemLinks.length);
  await button.tap();
  await expect(links).toHaveCount(0);
});

test('the keyboard opens it, Escape closes it and returns focus', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/');
  const { button, links } = parts(page);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  await expect(button).toBeFocused();
});

test("Escape after hovering doesn't move focus, so scrolling hides the navbar", {
  tag: '@desktop',
}, async ({ page }) => {
  // A phone has no pointer that hovers.
  await openHydrated(page, '/guide/basic/use-mdx');
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  const { button, links } = parts(page);
  await button.hover();
  await expect(links).toHaveCount(ecosystemLinks.length);
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
  await expect(button).not.toBeFocused();
  await page.mouse.move(900, 700);
  await page.mouse.wheel(0, 1500);
  await expect(page.locator('html')).toHaveAttribute('data-navbar', 'hidden');
});

test('each entry opens in a new tab, without access to this one, in the language of the path', {
  tag: '@desktop',
}, async ({ page }) => {
  const [first] = ecosystemLinks;
  if (!first) throw new Error('The ecosystem menu has no links.');
  await page.goto('/zh/guide/start/introduction');
  const chinese = parts(page, zh('ecosystem.label'));
  await chinese.button.click();
  await expect(chinese.links.first()).toContainText(first.desc.zh ?? '');
  await expect(chinese.links.first()).toHaveAttribute('href', first.url.zh ?? '');

  await page.goto('/');
  const { button, links } = parts(page);
  await button.click();
  await expect(links.first()).toContainText(first.desc.en ?? '');
  await expect(links.first()).toHaveAttribute('href', first.url.en ?? '');
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(link.locator('img')).toHaveJSProperty('complete', true);
  }
});
