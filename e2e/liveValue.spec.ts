import { expect, test } from './support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the built HTML has the values of the page', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/zh/api/client-api/api-runtime');
    const values = page.locator('.live-value');
    await expect(
      values.filter({ hasText: "routePath: '/zh/api/client-api/api-runtime'" }),
    ).toHaveCount(1);
    await expect(values.filter({ hasText: '{ width: Infinity, height: Infinity }' })).toHaveCount(
      1,
    );
  });
});

test('the values follow the browser after hydration', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/api/client-api/api-runtime?tab=1#usedark');
  const { width, height } = page.viewportSize() ?? {};
  const values = page.locator('.live-value');
  await expect(values.filter({ hasText: `{ width: ${width}, height: ${height} }` })).toHaveCount(1);
  await expect(values.filter({ hasText: "search: '?tab=1'" })).toContainText("hash: '#usedark'");
  const dark = page.locator(
    'xpath=//*[@id="usedark"]/following::*[contains(@class, "live-value")][1]',
  );
  await expect(dark).toHaveText('true');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(dark).toHaveText('false');
});
