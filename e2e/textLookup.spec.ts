import { expect, test } from './support/test.ts';

const lookupOf = (page: import('@playwright/test').Page) =>
  page.locator('.live-example').filter({ has: page.locator('.text-lookup') });

for (const [path, next, open] of [
  ['/guide/default-theme/i18n', 'Next page', 'Open in Acme'],
  ['/zh/guide/default-theme/i18n', '下一页', '在 Acme 中打开'],
] as const) {
  test(`a string is looked up in the language of ${path}`, async ({ page }) => {
    await page.goto(path);
    const lookup = lookupOf(page);
    await lookup.scrollIntoViewIfNeeded();
    await lookup.getByRole('textbox', { name: 'name' }).fill('Acme');
    await expect(lookup.locator('output')).toHaveText(open);
    await expect(lookup.locator('pre')).toHaveText("t('openInText', { name: 'Acme' })");
    await lookup.getByRole('combobox', { name: 'key' }).selectOption('nextPageText');
    await expect(lookup.locator('output')).toHaveText(next);
    await expect(lookup.locator('[lang=ja]')).toHaveText('次のページ');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the lookup shows its first string', async ({ page }) => {
    await page.goto('/zh/guide/default-theme/i18n');
    await expect(lookupOf(page).locator('output')).toHaveText('在 Claude 中打开');
    await expect(lookupOf(page).locator('[lang=en]')).toHaveText('Open in {{name}}');
  });
});
