// @desktop
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

for (const { base, added, since } of [
  { base: '', added: 'Added', since: 'Since 2.0.15' },
  { base: '/zh', added: '新增', since: '2.0.15 起' },
]) {
  test(`every release is a section of ${base}/releases/2-0, newest first`, async ({ page }) => {
    await page.goto(`${base}/releases/`);
    await page.getByRole('main').locator('a[href$="/releases/2-0"]').first().click();
    await expect(page).toHaveURL(new RegExp(`${base}/releases/2-0$`));
    const versions = await page.locator('.rp-doc h2').allInnerTexts();
    const numbers = versions.map((text) => Number(text.match(/2\.0\.(\d+)/)?.[1]));
    expect(numbers.length).toBeGreaterThan(10);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    await expect(page.locator('.rp-doc').getByText(added, { exact: true }).first()).toBeVisible();
  });

  test(`a badge of ${base}/api links to the release that added an option`, async ({ page }) => {
    await page.goto(`${base}/api/config/config-build`);
    await page.locator('.since-badge', { hasText: since }).first().click();
    await expect(page).toHaveURL(new RegExp(`${base}/releases/2-0#v2-0-15$`));
    await expect(page.locator('[id="v2-0-15"]')).toBeInViewport();
  });
}
