import { openHydrated } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

test('the switches of the hero hide and show its fields, and headings keep their IDs', async ({
  page,
}) => {
  await openHydrated(page, '/api/config/config-frontmatter');
  const field = page
    .getByRole('group', { name: 'hero' })
    .getByRole('checkbox', { name: 'tagline' });
  const tagline = page.locator('.home-preview__scaled .rp-home-hero__tagline');
  await expect(tagline).toHaveText('Questions in the margin, answers in the text');
  await field.click();
  await expect(field).not.toBeChecked();
  await expect(tagline).toHaveText('');
  await field.click();
  await expect(field).toBeChecked();
  await expect(tagline).toHaveText('Questions in the margin, answers in the text');

  await test.step('a heading keeps its ID if the layout has a part with the same name', async () => {
    for (const id of ['sidebar', 'outline']) {
      await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
      await expect(page.locator(`h3#${id}`)).toHaveCount(1);
    }
  });
});

test('every preset icon is shown with its name', async ({ page }) => {
  await page.goto('/api/client-api/icons');
  const items = page.locator('.icon-grid__icon');
  expect(await items.count()).toBeGreaterThan(10);
  expect(await items.filter({ has: page.locator('svg path') }).count()).toBe(await items.count());
  await expect(items.filter({ hasText: 'zhihu' })).toBeVisible();
});

test('a social link shows its text on hover', async ({ page }) => {
  await openHydrated(page, '/api/config/config-theme');
  const text = page.locator('.social-modes .rp-social-links__item__text');
  await expect(text).toBeHidden();
  await page.locator('.social-modes .rp-social-links__item').first().hover();
  await expect(text).toBeVisible();
  await expect(text).toHaveText('acme-docs');
});
