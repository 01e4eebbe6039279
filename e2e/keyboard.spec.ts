// @desktop
import type { Locator, Page } from '@playwright/test';
import { openHydrated } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import { dialog, hits } from './support/search.ts';
import { expect, test } from './support/test.ts';

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 300; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((it) => it === document.activeElement)) return;
  }
  throw new Error(`Tab doesn't reach ${target}`);
}

test('from the home page to the source of a Chinese page, only by keyboard', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await tabTo(page, page.locator('.navbar__menu a', { hasText: en('nav.guide') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/start\/introduction$/);

  // Its hits are on a page with few tab stops.
  await page.keyboard.press('/');
  await page.keyboard.type('file routes');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page).not.toHaveURL(/introduction$/);
  const path = new URL(page.url()).pathname;

  const language = page.locator('.navbar a[hreflang=zh]:visible');
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press('Shift+Tab');
    if (await language.evaluate((it) => it === document.activeElement)) break;
  }
  await expect(language).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === `/zh${path}`);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const edit = page.locator('.rp-edit-link');
  await tabTo(page, edit);
  await expect(edit).toHaveAttribute('href', /\/edit\/.*\/docs\/zh\//);
  await expect(edit).toBeInViewport();
});

test('arrow keys choose tabs, and each tab names its panel', async ({ page }) => {
  await page.goto('/guide/start/getting-started');
  const list = page.getByRole('tablist').first();
  const tabs = list.getByRole('tab');
  // Skips the header and the sidebar with the skip link.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, tabs.first());
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  const panel = page.locator(`[id="${await tabs.nth(1).getAttribute('aria-controls')}"]`);
  await expect(panel).toBeVisible();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
});

test('after following a link, Tab continues at the start of the new page', async ({ page }) => {
  for (const list of ['.sidebar', 'main p']) {
    await openHydrated(page, '/guide/basic/use-mdx');
    await page.locator(`${list} a[href="/guide/basic/code-blocks"]`).first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/code-blocks$/);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('after following a link to a heading, Tab continues at the heading', async ({ page }) => {
  await openHydrated(page, '/guide/basic/use-mdx');
  const link = page.locator('.outline a').nth(3);
  await link.focus();
  await page.keyboard.press('Enter');
  const heading = page.locator(`main [id="${(await link.getAttribute('href'))?.slice(1)}"]`);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);
});
