import { componentPages } from '@handbook/releases';
import { wake } from './support/alive.ts';
import { expect, test } from './support/test.ts';

for (const path of [
  '/api/client-api/content-components',
  '/zh/api/client-api/content-components',
]) {
  test(`a live example of ${path} follows its switches`, async ({ page }) => {
    await page.goto(path);
    await wake(page);
    const example = page.locator('.live-example').first();
    // A jump by script into an opening page: what it draws has its height a frame later, and moves what is pressed by then.
    await example.getByLabel('outline').scrollIntoViewIfNeeded();
    await example.getByLabel('type').selectOption('danger');
    await example.getByLabel('outline').check();
    await example.getByLabel('text').fill('gone');
    await expect(example.locator('.rp-badge--danger.rp-badge--outline')).toHaveText('gone');
    await expect(example.locator('pre')).toHaveText('<Badge type="danger" outline text="gone" />');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('live examples are stills', async ({ page }) => {
    await page.goto('/api/client-api/content-components');
    const example = page.locator('.live-example').first();
    await expect(example.locator('.rp-badge--tip')).toBeVisible();
    await expect(example.locator('pre')).toHaveText(/^<Badge .* \/>$/);
  });
});

test('stock components in examples hydrate without a mismatch', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  const names = ['layout-slots', 'icons'].map((name) => `/api/client-api/${name}`);
  for (const path of [...componentPages, ...names]) {
    await page.goto(`/zh${path}`);
    await wake(page);
    await expect(page.locator('h1')).toBeVisible();
  }
  expect(messages.filter((message) => /hydrat|React error/i.test(message))).toEqual([]);
});

test('each slot of the drawing leads to its entry', async ({ page }) => {
  for (const path of ['/api/client-api/layout-slots', '/zh/api/client-api/layout-slots']) {
    await page.goto(path);
    const slots = page.locator('.slot-map a');
    expect(await slots.count()).toBeGreaterThan(30);
    for (const href of await slots.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    )) {
      await expect(page.locator(`tr${href}`)).toHaveCount(1);
    }
  }
});

test('a click on an icon copies its import and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api/client-api/icons');
  await wake(page);
  await page.getByRole('button', { name: 'Copy the code for IconSearch' }).click();
  const code = "import { IconSearch } from '@rspress/core/theme';";
  await expect(page.getByRole('status').filter({ hasText: code })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});
