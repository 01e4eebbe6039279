import type { Page } from '@playwright/test';
import { hydrate, openHydrated } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import { dialog, hits, reopenSearch } from './support/search.ts';
import { expect, test } from './support/test.ts';

const TABS = '/guide/start/getting-started';

/** Blocks storage as browsers do: every access throws. */
function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

/** Uses the two controls that remember a choice, in a light page. */
async function choose(page: Page) {
  await page.getByRole('button', { name: en('appearance.switch') }).click();
  await expect(page.locator('html')).toHaveClass(/rp-dark/);
  const tab = page.locator('.rp-tabs__label button').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-pressed', 'true');
}

test('with storage blocked from the start, everything works for the visit', async ({ page }) => {
  await page.addInitScript(blockStorage);
  await openHydrated(page, TABS);
  await choose(page);
  // The position of the banner when the navbar is visible again.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('html')).not.toHaveAttribute('data-navbar');
  await page.getByRole('button', { name: en('banner.close') }).click();
  await expect(page.locator('.banner')).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.type('sidebar');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await reopenSearch(page);
});

test('with full storage, switches still work', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openHydrated(page, TABS);
  await choose(page);
});

test('corrupt values in storage are ignored', async ({ page }) => {
  await openHydrated(page, TABS);
  await choose(page);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"broken');
    localStorage.setItem('rspress-theme-appearance', 'purple');
  });
  await page.reload();
  await hydrate(page);
  const tabs = page.locator('.rp-tabs').first();
  await expect(tabs.locator('.rp-tabs__label').getByRole('button', { pressed: true })).toHaveCount(
    1,
  );
  await expect(tabs.locator('.rp-tabs__content__item--active')).toBeVisible();
  await page.getByRole('button', { name: en('appearance.switch') }).click();
});
