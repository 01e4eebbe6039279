import type { Page } from '@playwright/test';
import { hydrate, openHydrated } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import { headerButton } from './support/search.ts';
import { expect, test } from './support/test.ts';

const LONG = '/api/config/config-basic';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  return scrollY(page);
};

test('a reload keeps the scroll position', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(LONG);
  const before = await scrollTo(page, 6000);
  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(before);
  await hydrate(page);
  expect(await scrollY(page)).toBe(before);
});

test('going back and forward restores the scroll position', { tag: '@smoke' }, async ({ page }) => {
  await openHydrated(page, LONG);
  const first = await scrollTo(page, 3000);
  await page
    .locator('.sidebar a[href="/api/config/config-build"]')
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/config-build$/);
  await expect.poll(() => scrollY(page)).toBe(0);
  const second = await scrollTo(page, 1500);
  const distanceTo = async (place: number) => Math.abs((await scrollY(page)) - place);
  await page.goBack();
  await expect(page).toHaveURL(/config-basic$/);
  await expect.poll(() => distanceTo(first)).toBeLessThan(3);
  await page.goForward();
  await expect(page).toHaveURL(/config-build$/);
  await expect.poll(() => distanceTo(second)).toBeLessThan(3);
});

/** Overlays of a page: the button that opens each, and an element that only exists while it is open. */
const overlays: Record<
  string,
  [opener: (page: Page) => ReturnType<typeof headerButton>, open: string]
> = {
  'the ecosystem menu': [(page) => page.locator('.ecosystem summary'), '.ecosystem[open]'],
  'the menu of the page': [
    (page) => page.locator('.page-actions__more summary'),
    '.page-actions__more[open]',
  ],
  'an enlarged image': [(page) => page.locator('main .zoomable').first(), '.medium-zoom-overlay'],
  search: [headerButton, '.search-dialog[open]'],
  'reading offline': [
    (page) => page.getByRole('button', { name: en('offline.button') }),
    '.offline-dialog[open]',
  ],
};

test('going back closes overlays', async ({ page }) => {
  await openHydrated(page, '/guide/basic/ssg');
  for (const [name, [opener, open]] of Object.entries(overlays)) {
    await test.step(name, async () => {
      const way = page.locator('a[href="/guide/basic/use-mdx"]').first();
      await way.evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL('/guide/basic/use-mdx');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('MDX');
      await opener(page).click();
      await expect(page.locator(open)).toHaveCount(1);
      await page.goBack();
      await expect(page).toHaveURL('/guide/basic/ssg');
      await expect(page.locator(open)).toHaveCount(0);
      expect(await scrollY(page)).toBe(0);
    });
  }
});
