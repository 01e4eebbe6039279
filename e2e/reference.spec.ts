import { expect, test } from './support/test.ts';

test('the filter of the API index updates as the reader types, and works by keyboard', async ({
  page,
}) => {
  await page.goto('/api/');
  const filter = page.getByLabel('Filter', { exact: true });
  const entries = page.locator('.api-index__entry');
  const status = page.locator('.api-index__filter').getByRole('status');
  const all = await entries.count();
  expect(all).toBeGreaterThan(50);
  await expect(status).toContainText(String(all));

  await filter.fill('port');
  await expect(page.locator('.api-index__entry[href="/api/commands#--port"]')).toBeVisible();
  await expect.poll(() => entries.count()).toBeLessThan(all);
  await expect(status).toContainText(String(await entries.count()));

  await filter.fill('zzz');
  await expect(entries).toHaveCount(0);
  await expect(status).toHaveText('No matching API found: zzz');

  await filter.fill('persistent cache');
  await filter.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(page).toHaveURL(/\/api\/$/);
  await filter.press('Enter');
  await expect(page).toHaveURL(/\/api\/commands#rspress_persistent_cache$/);
});

test('every release of a minor version is a section, newest first', async ({ page }) => {
  await page.goto('/releases/');
  await page.getByRole('main').locator('a[href$="/releases/2-0"]').first().click();
  await expect(page).toHaveURL('/releases/2-0');
  await expect(page.locator('.rp-doc').getByText('Added', { exact: true }).first()).toBeVisible();
  const versions = await page.locator('.rp-doc h2').allInnerTexts();
  const numbers = versions.map((text) => Number(text.match(/2\.0\.(\d+)/)?.[1]));
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
});

test('the badge of an option links to the release that added it', async ({ page }) => {
  await page.goto('/zh/api/config/config-build');
  await page.locator('.since-badge', { hasText: '2.0.15 起' }).first().click();
  await expect(page).toHaveURL('/zh/releases/2-0#v2-0-15');
  await expect(page.locator('[id="v2-0-15"]')).toBeInViewport();
});
