import type { Page } from '@playwright/test';
import { wake } from './support/alive.ts';
import { expect, test } from './support/test.ts';

/** How many blocks of the text are passed over. */
const resting = () =>
  [
    ...document.querySelectorAll(
      '.rp-doc > [data-text] > *, .rp-codeblock__content, .result__body',
    ),
  ].filter(
    ({ firstElementChild }) =>
      firstElementChild?.checkVisibility() &&
      !firstElementChild.checkVisibility({ contentVisibilityAuto: true }),
  ).length;

/** Keeps the browser from being idle until it is told, so that a page stays as it opens. */
const keepBusy = () => {
  const waiting: IdleRequestCallback[] = [];
  const { requestIdleCallback } = window;
  window.requestIdleCallback = (callback) => waiting.push(callback);
  window.addEventListener('test-idle', () => {
    window.requestIdleCallback = requestIdleCallback;
    for (const callback of waiting.splice(0)) requestIdleCallback.call(window, callback);
  });
};

/** Opens a page, and waits for the frame that has the last of its blocks. */
const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator('html')).not.toHaveAttribute('data-growing');
};

/** Lets the rest of the page wake, once the page itself is about to. */
const rest = async (page: Page) => {
  await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return navigation && performance.now() > navigation.loadEventEnd + 3200;
  });
  await page.evaluate(() => dispatchEvent(new Event('test-idle')));
};

const LONG = '/api/config/config-basic';

test('the text below the window rests while a page opens, and all of it wakes by itself', async ({
  page,
}) => {
  await page.addInitScript(keepBusy);
  await open(page, LONG);
  expect(await page.evaluate(resting)).toBeGreaterThan(50);
  await rest(page);
  await expect.poll(() => page.evaluate(resting)).toBe(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  await expect(page.locator('.rp-doc [style*=content-visibility]')).toHaveCount(0);
});

test('results rest as well, but for those with fields', async ({ page }) => {
  await page.addInitScript(keepBusy);
  await open(page, '/guide/basic/use-mdx');
  const results = await page.evaluate(() =>
    [...document.querySelectorAll('.rp-doc > .result')]
      .filter((it) => it.getBoundingClientRect().top > 3 * innerHeight)
      .map((it) => ({
        hasFields: it.querySelector('input, select, textarea') !== null,
        rests: ![...it.querySelectorAll('.result__body *')].some((part) =>
          part.checkVisibility({ contentVisibilityAuto: true }),
        ),
      })),
  );
  expect(results.filter(({ hasFields }) => hasFields).length).toBeGreaterThan(0);
  expect(results.filter(({ hasFields }) => !hasFields).length).toBeGreaterThan(5);
  expect(results.filter(({ hasFields, rests }) => hasFields === rests)).toEqual([]);
});

test('nothing rests where the address leads into the page, nor without scripts', async ({
  page,
  browser,
}) => {
  await page.addInitScript(keepBusy);
  await page.goto(`${LONG}#lang`);
  expect(await page.evaluate(resting)).toBe(0);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(new URL(LONG, page.url()).href);
  await expect(still.locator('html')).not.toHaveAttribute('data-opening');
  await context.close();
});

test('a jump down an opening page arrives at its heading, and stays there while the rest wakes', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone shows the outline only while it is asked for');
  await page.addInitScript(keepBusy);
  await page.goto(LONG);
  const link = page
    .locator('.doc-layout__outline')
    .getByRole('link', { name: 'route.localeRedirect' });
  await link.evaluate((it: HTMLElement) => it.click());
  const heading = page.locator('#routelocaleredirect');
  await expect(heading).toBeInViewport();
  const top = () => heading.evaluate((it) => Math.round(it.getBoundingClientRect().top));
  const before = await top();
  await rest(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('the header stays as it is while the rest wakes', async ({ page }) => {
  await page.addInitScript(keepBusy);
  await page.goto(LONG);
  await wake(page);
  await page.locator('#routelocaleredirect').evaluate((it) => it.scrollIntoView());
  await page.evaluate(() => scrollBy(0, -30));
  await expect(page.locator('html')).not.toHaveAttribute('data-navbar');
  const before = await page.evaluate(() => scrollY);
  await rest(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  await expect(page.locator('html')).not.toHaveAttribute('data-settling');
  expect(await page.evaluate(() => scrollY)).not.toBe(before);
  await expect(page.locator('html')).not.toHaveAttribute('data-navbar');
  await page.evaluate(() => scrollBy(0, 30));
  await expect(page.locator('html')).toHaveAttribute('data-navbar', 'hidden');
});

test('the rest waits for an enlarged image to be closed', async ({ page }) => {
  await page.addInitScript(keepBusy);
  await page.goto('/guide/basic/use-mdx');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Enlarge image/ })
    .first()
    .click();
  await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await rest(page);
  // Longer than it takes to look whether it is still open.
  await page.waitForTimeout(1000);
  await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
});

test('a hit leads to its heading also on a page that is still opening', async ({ page }) => {
  await page.addInitScript(keepBusy);
  await page.goto('/zh/guide/start/introduction');
  await page.keyboard.press('/');
  await page.keyboard.type('侧边栏');
  const dialog = page.getByRole('dialog');
  const hit = dialog.getByText('选择一个还是多个侧边栏', { exact: true }).first();
  await hit.click();
  const heading = page.locator('#choose-between-one-sidebar-and-several');
  await expect(heading).toBeInViewport();
  const room = () =>
    heading.evaluate((it) => {
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      return Math.abs(it.getBoundingClientRect().top - Number.parseFloat(scrollPaddingTop));
    });
  await expect.poll(room).toBeLessThanOrEqual(1);
});

test('who closes the search on a page that still opens is where they were', async ({ page }) => {
  await page.addInitScript(keepBusy);
  await page.goto(LONG);
  await wake(page);
  const heading = page.locator('#routelocaleredirect');
  await heading.evaluate((it) => it.scrollIntoView());
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  const top = () => heading.evaluate((it) => Math.round(it.getBoundingClientRect().top));
  const before = await top();
  await rest(page);
  await page.waitForTimeout(1000);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('who comes back to a page that still opens is where they were', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone shows the sidebar only while it is asked for');
  await page.addInitScript(keepBusy);
  await open(page, LONG);
  await wake(page);
  const heading = page.locator('#base');
  // As readers scroll: what is above has been drawn, and has its height.
  while (!(await heading.evaluate((it) => it.getBoundingClientRect().top < innerHeight / 2))) {
    await page.evaluate(async () => {
      scrollBy(0, innerHeight / 2);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
  }
  const top = () => heading.evaluate((it) => it.getBoundingClientRect().top);
  const before = await top();
  await expect(page.locator('html')).toHaveAttribute('data-opening');
  await page.locator('.sidebar a[href="/api/config/config-build"]').click();
  await expect(page.locator('h1')).toContainText('Build');
  await page.goBack();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('what is printed from an opening page is whole', async ({ page }) => {
  await page.addInitScript(keepBusy);
  await open(page, LONG);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.evaluate(resting)).toBe(0);
});

test('the manifest of the web app is not asked for before the page is drawn', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      document.documentElement.dataset.manifests = `${document.querySelectorAll('[rel=manifest]').length}`;
    });
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-manifests', '0');
  await expect(page.locator('link[rel=manifest]')).toHaveCount(1);
});

test('an image far down has its place before it is there, and is fetched when it comes near', async ({
  page,
}) => {
  const picture = '/guide/use-mdx/from-file-to-page.svg';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/guide/basic/use-mdx');
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
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
