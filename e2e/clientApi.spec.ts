// @desktop
import { openHydrated } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

test('a live example reacts to its controls', { tag: '@smoke' }, async ({ page }) => {
  await openHydrated(page, '/zh/api/client-api/content-components');
  const example = page.locator('.live-example').first();
  await example.getByLabel('type').selectOption('danger');
  await example.getByLabel('outline').check();
  await example.getByLabel('text').fill('gone');
  await expect(example.locator('.rp-badge--danger.rp-badge--outline')).toHaveText('gone');
  await expect(example.locator('pre')).toHaveText('<Badge type="danger" outline text="gone" />');
});

test('each slot of the diagram links to its entry', async ({ page }) => {
  for (const path of ['/api/client-api/layout-slots', '/zh/api/client-api/layout-slots']) {
    await page.goto(path);
    const links = page.locator('.slot-map').getByRole('link');
    expect(await links.count()).toBeGreaterThan(30);
    const hrefs = await links.evaluateAll((all) => all.map((it) => it.getAttribute('href')));
    for (const href of hrefs) await expect(page.locator(`tr${href}`)).toHaveCount(1);
  }
});

test('every preset icon is shown with its name', async ({ page }) => {
  await page.goto('/api/client-api/icons');
  const items = page.locator('.icon-grid__icon');
  expect(await items.count()).toBeGreaterThan(10);
  expect(await items.filter({ has: page.locator('svg path') }).count()).toBe(await items.count());
  await expect(items.filter({ hasText: 'zhihu' })).toBeVisible();
});
