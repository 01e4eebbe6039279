import { hydrate, openHydrated } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

const LONG = '/api/config/config-basic';

test('a click in the outline of a newly opened page reaches its heading', {
  tag: ['@desktop', '@smoke'],
}, async ({ page }) => {
  // A phone shows the outline only on request.
  await page.goto(LONG);
  await page
    .locator('.doc-layout__outline')
    .getByRole('link', { name: 'route.localeRedirect' })
    .evaluate((it: HTMLElement) => it.click());
  await expect(page.locator('#routelocaleredirect')).toBeInViewport();
});

test('a reload keeps the scroll position', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(LONG);
  await page.evaluate(() => scrollTo({ top: 6000, behavior: 'instant' }));
  const before = await page.evaluate(() => scrollY);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await hydrate(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a Chinese hit scrolls to its heading', { tag: ['@desktop', '@smoke'] }, async ({ page }) => {
  await page.goto('/zh/guide/start/introduction');
  await page.keyboard.press('/');
  await page.keyboard.type('侧边栏');
  await page.getByRole('dialog').locator('.DocSearch-Hit a[href*="#"]').first().click();
  // Hits may change until the click, so the URL shows which one it opened.
  await page.waitForURL(/#/);
  const id = new URL(page.url()).hash.slice(1);
  const heading = page.locator(`[id="${decodeURIComponent(id)}"]`);
  await expect(heading).toBeInViewport();
});

test('closing search keeps the scroll position', { tag: '@smoke' }, async ({ page }) => {
  await openHydrated(page, LONG);
  const heading = page.locator('#routelocaleredirect');
  await heading.evaluate((it) => it.scrollIntoView());
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  const top = () => heading.evaluate((it) => Math.round(it.getBoundingClientRect().top));
  const before = await top();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveCount(0);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
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

test('a distant image reserves its space, and is fetched when it is near the viewport', {
  tag: '@desktop',
}, async ({ page }) => {
  const picture = '/guide/use-mdx/from-file-to-page.svg';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/guide/basic/use-mdx');
  const image = page.locator(`main .zoomable img[src="${picture}"]`);
  const ratio = () =>
    image.evaluate((it: HTMLImageElement) => it.clientWidth / Math.max(it.clientHeight, 1));
  expect(await ratio()).toBeCloseTo(640 / 220, 1);
  expect(asked).not.toContain(picture);
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
  expect(asked).toContain(picture);
  expect(await ratio()).toBeCloseTo(640 / 220, 1);
});
