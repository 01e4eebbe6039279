// @desktop
import { en, zh } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

const KEY = 'banner-rspress-2';

test('the banner of a Chinese page stays closed', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/zh/');
  const banner = page.getByRole('complementary', { name: zh('banner.label') });
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/zh/guide/start/introduction');
  await banner.getByRole('button', { name: zh('banner.close') }).click();
  await expect(banner).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('true');
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(banner).toBeHidden();
});

test.describe('without the scripts of the site', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a closed banner never flashes or moves the page', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'any value'), KEY);
    // Without the site's scripts, only the inline script runs, so this is the first paint.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('complementary', { name: en('banner.label') })).toBeHidden();
    const top = await page.getByRole('banner').evaluate((el) => el.getBoundingClientRect().top);
    expect(top).toBe(0);
  });
});
