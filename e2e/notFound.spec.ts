// @desktop
import { hydrate } from './support/hydrate.ts';
import { en, zh } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

// For a path with capitals, React replaces the not-found page with the page.
test.use({ expectedErrors: [/status of 404|hydrateRoot recoverable error/] });

test('a path with capitals opens its page without an interaction', async ({ page }) => {
  await page.goto('/Guide/Basic/SSG');
  await expect(page).toHaveURL(/:\d+\/guide\/basic\/ssg$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SSG');
});

for (const { home, lang, t } of [
  { home: '/', lang: 'en', t: en },
  { home: '/zh/', lang: 'zh', t: zh },
]) {
  test(`below ${home}, an unknown path has a message, search, and a way home`, async ({ page }) => {
    const path = `${home}no/such/page`;
    expect((await page.goto(path))?.status()).toBe(404);
    await hydrate(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: t('notFoundText') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveURL(path);
    await main.getByRole('button').click();
    await expect(page.locator('dialog input')).toBeFocused();
    await page.keyboard.press('Escape');
    await main.getByRole('link', { name: t('takeMeHomeText') }).click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${home}$`));
  });
}
