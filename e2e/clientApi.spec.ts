// @desktop
import { openHydrated } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

test('a live example reacts to its controls', { tag: '@smoke' }, async ({ page }) => {
  await openHydrated(page, '/zh/api/client-api/content-components');
  const example = page.locator('.live-example').first();
  // A script scrolls while the page opens. Elements get their height one frame later and move the button.
  await example.getByLabel('outline').scrollIntoViewIfNeeded();
  await example.getByLabel('type').selectOption('danger');
  await example.getByLabel('outline').check();
  await example.getByLabel('text').fill('gone');
  await expect(example.locator('.rp-badge--danger.rp-badge--outline')).toHaveText('gone');
  await expect(example.locator('pre')).toHaveText('<Badge type="danger" outline text="gone" />');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('live examples are static', async ({ page }) => {
    await page.goto('/api/client-api/content-components');
    const example = page.locator('.live-example').first();
    await expect(example.locator('.rp-badge--tip')).toBeVisible();
    await expect(example.locator('pre')).toHaveText(/^<Badge .* \/>$/);
  });
});

test('each slot of the diagram links to its entry', async ({ page }) => {
  for (const path of ['/api/client-api/layout-slots', '/zh/api/client-api/layout-slots']) {
    await page.goto(path);
    const rows = await page.locator('.slot-map a').evaluateAll((links) =>
      links.map((link) => {
        const href = link.getAttribute('href');
        return `${href}: ${document.querySelectorAll(`tr${href}`).length}`;
      }),
    );
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter((row) => !row.endsWith(': 1'))).toEqual([]);
  }
});

test('every preset icon is shown with its name', async ({ page }) => {
  await page.goto('/api/client-api/icons');
  const items = page.locator('.icon-grid__icon');
  expect(await items.count()).toBeGreaterThan(10);
  expect(await items.filter({ has: page.locator('svg path') }).count()).toBe(await items.count());
  await expect(items.filter({ hasText: 'zhihu' })).toBeVisible();
});
