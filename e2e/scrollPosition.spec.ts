import { hydrate, openHydrated } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

const LONG = '/api/config/config-basic';

test('a reload keeps the scroll position', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(LONG);
  await page.evaluate(() => scrollTo({ top: 6000, behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await hydrate(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the URL of a table entry shows its row below the header', async ({ page }) => {
  const [, id] =
    (await (await page.request.get('/api/config/config-theme.html')).text()).match(
      /<tr id="([^"]+)"/,
    ) ?? [];
  await page.goto(`/api/config/config-theme#${id}`);
  const row = page.locator(`[id="${id}"]`);
  await expect(row).toBeInViewport();
  const header = await page.locator('.navbar').boundingBox();
  const top = await row.evaluate((it) => it.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
});

test('going back and forward restores the scroll position', {
  tag: ['@desktop', '@smoke'],
}, async ({ page }) => {
  await openHydrated(page, LONG);
  const scrollTo = async (top: number) => {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    return page.evaluate(() => scrollY);
  };
  const distanceTo = (place: number) =>
    page.evaluate((before) => Math.abs(scrollY - before), place);
  const first = await scrollTo(3000);
  await page
    .locator('.sidebar a[href="/api/config/config-build"]')
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/config-build$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const second = await scrollTo(1500);
  await page.goBack();
  await expect(page).toHaveURL(/config-basic$/);
  await expect.poll(() => distanceTo(first)).toBeLessThan(3);
  await page.goForward();
  await expect(page).toHaveURL(/config-build$/);
  await expect.poll(() => distanceTo(second)).toBeLessThan(3);
});
