// @desktop
import { hydrate } from './support/hydrate.ts';
import { en, zh } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/status of 404/] });

for (const { path, target } of [
  { path: '/zh/plugin/rss', target: '/zh/plugin/official-plugins/rss' },
  { path: '/guide/introdution', target: '/guide/start/introduction' },
]) {
  test(`${path} suggests the intended page without an interaction`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: target }).click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${target}$`));
  });
}

test.describe('a path with capitals', () => {
  // React replaces the not-found page with the page.
  test.use({ expectedErrors: [/status of 404|hydrateRoot recoverable error/] });

  test('opens its page without an interaction', async ({ page }) => {
    await page.goto('/Guide/Basic/SSG');
    await expect(page).toHaveURL(/:\d+\/guide\/basic\/ssg$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('SSG');
  });
});

for (const { path, title, home, target } of [
  { path: '/no/such/page', title: en('notFoundText'), home: en('takeMeHomeText'), target: '/' },
  {
    path: '/zh/no/such/page',
    title: zh('notFoundText'),
    home: zh('takeMeHomeText'),
    target: '/zh/',
  },
]) {
  test(`${path} has a message in its language`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrate(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', target === '/' ? 'en' : 'zh');
    await expect(page).toHaveURL(path);

    await main.getByRole('button').click();
    await expect(page.locator('dialog input')).toBeFocused();
    await page.keyboard.press('Escape');

    await main.getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${target}$`));
  });
}
