// @desktop
import type { Page } from '@playwright/test';
import { hydrate, openHydrated, untilHydrated } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

/** Waits until the page and, if the navbar appears or hides, the outline have stopped moving. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    // An interrupted scroll is finished, too.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

test('the outline marks the clicked heading, down the page and up again', async ({ page }) => {
  await openHydrated(page, '/api/config/config-basic');
  const outline = page.locator('.doc-layout__outline');
  const marked = outline.locator('[aria-current=location]');
  // A chapter and its first entry are close to each other. Scrolling down hides the navbar, scrolling up shows it.
  const [chapter, entry] = ['Theme and components', 'globalStyles'];
  for (const name of [entry, chapter, 'globalUIComponents', 'Languages', chapter]) {
    await outline.getByRole('link', { name, exact: true }).click();
    await expect(marked).toHaveText(name);
    await settled(page);
  }
});

test('the outline has the same headings before and after hydration', async ({ page }) => {
  await page.goto('/api/config/config-basic');
  const links = page.locator('.doc-layout__outline a');
  const all = await links.count();
  expect(all).toBeGreaterThan(20);
  const marked = page.locator('.doc-layout__outline [aria-current]');
  await hydrate(page);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 3000);
  await expect(marked).toHaveCount(1);
  await expect(links).toHaveCount(all);
});

test("a link that is pressed during hydration isn't replaced before its release", async ({
  page,
}) => {
  await page.goto('/api/config/config-basic');
  // A heading with code: its text is Markdown before hydration, and HTML afterwards.
  await page.locator('.doc-layout__outline').getByRole('link', { name: 'themeDir' }).hover();
  await page.mouse.down();
  await untilHydrated(page);
  await page.mouse.up();
  await expect(page).toHaveURL(/#themedir$/);
});
