import type { Page } from '@playwright/test';
import { en } from './support/interfaceText.ts';
import { scrollsSideways } from './support/layout.ts';
import { expect, test } from './support/test.ts';

const GUIDE = '/guide/basic/use-mdx';

/** Sets the size of text in the browser's own settings, in CSS pixels. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fontSizes = { standard, fixed: standard * 0.8125 };
  await session.send('Page.setFontSizes', { fontSizes });
}

const READ = [
  '.rp-doc > p',
  '.rp-doc > p code',
  '.rp-doc li',
  '.rp-doc td',
  '.rp-doc h2',
  '.rp-callout__title',
  '.rp-callout__content',
  '.rp-codeblock pre code',
  '.rp-tabs__label__item button > div',
  '.sidebar__link',
  '.outline__text',
  '.banner__link',
];

/** The font size of the first element for each selector. */
const textSizes = (page: Page) =>
  page.evaluate(
    (all) =>
      all.flatMap((selector) => {
        const element = document.querySelector(selector);
        return element ? [[selector, Number.parseFloat(getComputedStyle(element).fontSize)]] : [];
      }),
    READ,
  ) as Promise<[string, number][]>;

test("text grows with the browser's font size, and fits", async ({ page }) => {
  for (const path of [
    '/',
    GUIDE,
    '/guide/basic/code-blocks',
    '/guide/start/getting-started',
    '/zh/api/',
    '/api/config/config-basic',
  ]) {
    await setTextSize(page, 16);
    await page.goto(path);
    const sizes = await textSizes(page);
    expect(sizes.length, path).toBeGreaterThan(1);
    await setTextSize(page, 32);
    for (const [index, [name, size]] of (await textSizes(page)).entries()) {
      // The banner's text is smaller on narrow screens.
      expect(size, `${path}: ${name}`).toBeGreaterThanOrEqual(Number(sizes[index]?.[1]) * 1.7);
    }
    expect(await scrollsSideways(page), path).toBe(false);
    const header = page.locator('.navbar');
    expect(await header.evaluate((it) => it.clientHeight), path).toBeLessThanOrEqual(120);
    await expect(header.locator('.search-button')).toBeInViewport({ ratio: 1 });
  }
});

test('the menu fits, too', async ({ page }) => {
  await setTextSize(page, 32);
  await page.goto(GUIDE);
  // With twice the font size, a window of 1280 px is narrow and has the mobile menu.
  await page.getByRole('button', { name: en('nav.open') }).click();
  const controls = page.locator('#mobile-menu').locator('a, button').filter({ visible: true });
  expect(await controls.count()).toBeGreaterThan(5);
  for (const control of await controls.all()) {
    await expect(control).toBeInViewport({ ratio: 0.99 });
  }
});

test('no text field is so small that iPhones zoom into it', { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/guide/advanced/css-variables', '/plugin/official-plugins/shiki', '/api/']) {
    await page.goto(path);
    const fields = page.locator('input:not([type=checkbox], [type=color]), select, textarea');
    const sizes = await fields.evaluateAll((all) =>
      all.map((it) => Number.parseFloat(getComputedStyle(it).fontSize)),
    );
    expect(sizes.length, path).toBeGreaterThan(1);
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
});
