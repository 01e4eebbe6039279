// @desktop
import { hydrate, openHydrated, untilHydrated } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

const LONG = '/api/config/config-basic';

test('the outline lists headings of depth 2 to 4, and marks the clicked one', async ({ page }) => {
  await openHydrated(page, LONG);
  const outline = page.locator('.outline');
  const ids = await outline
    .locator('a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
  expect(ids.length).toBeGreaterThan(20);
  const tags = await page.evaluate(
    (all) => all.map((id) => document.getElementById(decodeURIComponent(id))?.tagName ?? id),
    ids,
  );
  expect(tags.filter((tag) => !/^H[2-4]$/.test(tag))).toEqual([]);
  // A chapter and its first entry are close to each other.
  for (const name of ['globalStyles', 'Theme and components', 'Languages']) {
    await outline.getByRole('link', { name, exact: true }).click();
    await expect(outline.locator('[aria-current=location]')).toHaveText(name);
  }
});

test("a link that is pressed during hydration isn't lost", async ({ page }) => {
  await page.goto(LONG);
  // A heading with code: its text is Markdown before hydration, and HTML afterwards.
  await page.locator('.outline').getByRole('link', { name: 'themeDir' }).hover();
  await page.mouse.down();
  await untilHydrated(page);
  await page.mouse.up();
  await expect(page).toHaveURL(/#themedir$/);
  await hydrate(page);
  await expect(page.locator('#themedir')).toBeInViewport();
});
