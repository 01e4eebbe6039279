// @desktop
import type { Page } from '@playwright/test';
import { documentsOf } from './support/faults.ts';
import { hydrate, openHydrated } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

const START = '/guide/basic/ssg';

/** A link in the text to another page. */
const linkInText = (page: Page) =>
  page.locator('.rp-doc p a[href^="/"]:not([href*="#"]):not([target])').first();

test('hydration keeps the elements of the text', async ({ page }) => {
  await page.goto(START);
  const elements = page.locator('.rspress-doc > *');
  const count = await elements.evaluateAll((all) => {
    for (const element of all) Object.assign(element, { seenByReader: true });
    return all.length;
  });
  expect(count).toBeGreaterThan(10);
  await hydrate(page);
  const kept = await elements.evaluateAll(
    (all) => all.filter((element) => 'seenByReader' in element).length,
  );
  expect(kept).toBe(count);
  await expect(elements).toHaveCount(count);
});

test('a link in the text navigates without loading a document, and so does going back', {
  tag: '@smoke',
}, async ({ page }) => {
  await openHydrated(page, START);
  const documents = documentsOf(page);
  const before = await page.locator('main').textContent();
  const title = (await page.locator('main h1').textContent()) ?? '';
  const link = linkInText(page);
  const href = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator('main h1')).not.toHaveText(title);
  const shown = await page.locator('main').textContent();
  await page.goBack();
  await expect(page).toHaveURL(START);
  await expect(page.locator('main h1')).toHaveText(title);
  expect(await page.locator('main').textContent()).toBe(before);
  expect(documents).toEqual([]);

  // React renders the same text as the build.
  await openHydrated(page, href);
  expect(await page.locator('main').textContent()).toBe(shown);
});
