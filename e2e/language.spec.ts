import { openHydrated } from './support/hydrate.ts';
import { en, zh } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

test.describe('language switch', () => {
  test('keeps page and heading', { tag: '@smoke' }, async ({ page, isMobile }) => {
    await openHydrated(page, '/guide/basic/conventional-route');
    const heading = page.locator('main h2[id]').nth(2);
    const id = await heading.getAttribute('id');
    await heading.evaluate((element) => element.scrollIntoView());
    // The keyboard reaches the header, hidden or not, without moving the page.
    if (isMobile) await page.getByRole('button', { name: en('nav.open') }).press('Enter');
    await page.getByRole('link', { name: '简体中文' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/zh/guide/basic/conventional-route#${id}$`));
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  });

  test('keeps what the URL contains', { tag: '@desktop' }, async ({ page }) => {
    const path = '/plugin/official-plugins/playground?tab=1#mdx=IyBPb2xvbmc';
    await openHydrated(page, path);
    await page.getByRole('link', { name: '简体中文' }).press('Enter');
    await expect(page).toHaveURL(`/zh${path}`);
  });

  test('switches between the home pages', async ({ page, isMobile }) => {
    await page.goto('/');
    if (isMobile) await page.getByRole('button', { name: en('nav.open') }).click();
    await page.getByRole('link', { name: '简体中文' }).click();
    await expect(page).toHaveURL(/\/zh\/$/);
    if (isMobile) await page.getByRole('button', { name: zh('nav.open') }).click();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/localhost:\d+\/$|127\.0\.0\.1:\d+\/$/);
  });
});

test.describe('a reader whose browser prefers Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('opens a shared link unchanged', { tag: '@desktop' }, async ({ page }) => {
    await openHydrated(page, '/guide/start/introduction');
    await expect(page).toHaveURL(/\/guide\/start\/introduction$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
