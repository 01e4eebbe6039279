import type { Page } from '@playwright/test';
import { en } from './support/interfaceText.ts';
import { scrollsSideways } from './support/layout.ts';
import { expect, test } from './support/test.ts';

const GUIDE = '/guide/basic/use-mdx';
const CODE = '/guide/basic/code-blocks';
const COMPONENTS = '/guide/basic/use-components';

/** Sets the size of text in the browser's own settings, in CSS pixels. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fontSizes = { standard, fixed: standard * 0.8125 };
  await session.send('Page.setFontSizes', { fontSizes });
}

/** The font size of the first element for each selector. Examples of other themes keep their font size. */
const textSizes = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    (all) =>
      all.flatMap((selector) => {
        const element = document.querySelector(selector);
        return element
          ? [`${selector} ${Number.parseFloat(getComputedStyle(element).fontSize)}`]
          : [];
      }),
    selectors,
  );

const READ = [
  '.rp-doc > p',
  '.rp-doc > p code',
  '.rp-doc li',
  '.rp-doc td',
  '.rp-doc h2',
  '.rp-callout__title',
  '.rp-callout__content',
  '.rp-codeblock pre code',
  '.rp-tabs__label__item > div',
  '.sidebar__link',
  '.outline__text',
  '.banner__link',
];

/** Checks that a card, which cuts off its overflow, has room for its words and buttons. */
async function expectRoomInCard(page: Page) {
  const card = page.locator('.rp-prompt').first();
  await expect(card.locator('button')).toHaveCount(2);
  const parts = 'button, .rp-prompt__eyebrow, .rp-prompt__title, .rp-prompt__description';
  const cut = await card.evaluate((it, selector) => {
    const { left, right } = it.getBoundingClientRect();
    return [...it.querySelectorAll(selector)]
      .filter((part) => {
        const box = part.getBoundingClientRect();
        return box.left < left || box.right > right || part.scrollWidth > part.clientWidth + 1;
      })
      .map(({ className }) => className);
  }, parts);
  expect(cut).toEqual([]);
}

test("text grows with the browser's font size, and fits", async ({ page }) => {
  for (const path of ['/', GUIDE, CODE, COMPONENTS, '/zh/api/', '/api/config/config-basic']) {
    await setTextSize(page, 16);
    await page.goto(path);
    const sizes = await textSizes(page, READ);
    expect(sizes.length, path).toBeGreaterThan(1);
    await setTextSize(page, 32);
    const doubled = sizes.map((it) => it.replace(/[\d.]+$/, (size) => `${Number(size) * 2}`));
    expect(await textSizes(page, READ), path).toEqual(doubled);
    expect(await scrollsSideways(page), path).toBe(false);
    const header = page.locator('.navbar');
    expect(await header.evaluate((it) => it.clientHeight), path).toBeLessThanOrEqual(120);
    await expect(header.locator('.search-button')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('h1').first()).toBeVisible();
    if (path === COMPONENTS) await expectRoomInCard(page);
  }
});

test('search and the menu fit, too', async ({ page }) => {
  await setTextSize(page, 16);
  await page.goto(GUIDE);
  await setTextSize(page, 32);
  const isCut = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.some((it) => {
        const { left, right, width } = it.getBoundingClientRect();
        return width > 0 && (left < -1 || right > innerWidth + 1);
      }),
    );
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sidebar');
  await expect(page.locator('.search-hit').first()).toBeVisible();
  expect(await isCut('.DocSearch-Form > *, .DocSearch-Cancel, .search-hit')).toBe(false);
  const { width } = (await page.locator('.DocSearch-Input').boundingBox()) ?? { width: 0 };
  expect(width, 'space for a word').toBeGreaterThan(120);
  await page.keyboard.press('Escape');
  // With twice the font size, a window of 1280 px is narrow and has the mobile menu.
  await page.getByRole('button', { name: en('nav.open') }).click();
  await expect(page.locator('#mobile-menu')).toBeVisible();
  expect(await isCut('#mobile-menu :is(a, button)')).toBe(false);
});

test('no text field is so small that iPhones zoom into it', { tag: '@phone' }, async ({ page }) => {
  for (const path of [
    '/guide/advanced/css-variables',
    '/plugin/official-plugins/shiki',
    '/plugin/official-plugins/playground',
    '/releases/',
    '/api/',
  ]) {
    await page.goto(path);
    const fields = page.locator('input:not([type=checkbox], [type=color]), select, textarea');
    const sizes = await fields.evaluateAll((all) =>
      all.map((it) => Number.parseFloat(getComputedStyle(it).fontSize)),
    );
    expect(sizes.length, path).toBeGreaterThan(1);
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
});
