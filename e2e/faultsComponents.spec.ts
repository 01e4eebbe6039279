// @desktop
import { openHydrated } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/planted/] });

test('an error in one live example leaves the page and its other examples', async ({ page }) => {
  // Only the example of `Tag` has this text.
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /(['"`])new,experimental,deprecated,2\.0\1/g,
      '(()=>{throw new Error("planted")})()',
    );
    await route.fulfill({ response, body });
  });
  await openHydrated(page, '/api/client-api/content-components');
  await expect(page.getByText('This live example couldn’t be loaded.')).toBeVisible();
  await expect(page.locator('.live-example .rp-badge').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main h2').last()).toBeVisible();
  await page.locator('.rp-nav__title__link').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('.home')).toBeVisible();
});
