import type { Page } from '@playwright/test';
import { en } from './support/interfaceText.ts';
import { scrollsSideways } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const GUIDE = '/guide/basic/use-mdx';
const CODE = '/guide/basic/code-blocks';

test('reduced motion disables every animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((it) => {
        const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(it);
        const seconds = `${animationDuration},${transitionDuration}`.split(',').map(parseFloat);
        return seconds.some((one) => one > 0.001) || scrollBehavior === 'smooth';
      }).length,
  );
  expect(moving).toBe(0);
});

test('with forced colors, states and controls differ by borders', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const style = (selector: string, name: 'borderInlineStart' | 'borderTop' | 'outline') =>
    page
      .locator(selector)
      .first()
      .evaluate((it, side) => {
        const all = getComputedStyle(it);
        return `${all[`${side}Style`]} ${all[`${side}Width`]}`;
      }, name);
  await page.goto(CODE);
  expect(await style('.navbar .search-button', 'borderTop')).toMatch(/^solid/);
  expect(await style('.navbar .icon-button', 'borderTop')).toMatch(/^solid/);
  expect(await style('.sidebar [aria-current]', 'outline')).toMatch(/^solid/);
  const line = '.rp-doc .shiki .line.highlighted';
  expect(await style(`${line}:not(.error, .warning)`, 'borderInlineStart')).toBe('solid 6px');
  expect(await style(`${line}.warning`, 'borderInlineStart')).toBe('dashed 6px');
  expect(await style(`${line}.error`, 'borderInlineStart')).toBe('double 6px');
  await page.goto('/guide/start/getting-started');
  expect(await style('.rp-tabs [aria-pressed=true]', 'outline')).toMatch(/^solid/);
  expect(await style('.rp-tabs [aria-pressed=false]', 'outline')).toMatch(/^none/);
});

test('prints only the page, black on white, with nothing cut off', { tag: '@phone' }, async ({
  page,
}) => {
  // A narrow page cuts off more.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of [CODE, '/guide/basic/use-components', GUIDE]) {
    await page.goto(path);
    for (const part of ['.navbar', '.sidebar', '.outline', '.banner', '.rp-code-button-group']) {
      await expect(page.locator(part).first(), part).toBeHidden();
    }
    await expect(page.getByRole('button', { name: en('pageActions.copy') })).toBeHidden();
    const colors = await page.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('main p') ?? document.body);
      return [color, getComputedStyle(document.body).backgroundColor];
    });
    expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    const others = await page
      .locator('main :is(.shiki span, .rp-callout__title, .rp-badge):visible')
      .evaluateAll((all) => all.map((it) => getComputedStyle(it).color));
    expect(new Set([...others, 'rgb(0, 0, 0)']), path).toEqual(new Set(['rgb(0, 0, 0)']));
    const cutOff = await page
      .locator('main :is(pre, .rp-codeblock__content):visible')
      .evaluateAll(
        (all) =>
          all.filter(
            (it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1,
          ).length,
      );
    expect(cutOff, path).toBe(0);
  }
  const hidden = [
    [GUIDE, 'details > .rp-callout__content'],
    ['/guide/default-theme/components', '.rp-tabs__content__item'],
  ] as const;
  for (const [path, part] of hidden) {
    await page.goto(path);
    const areVisible = await page
      .locator(`.rp-doc ${part}`)
      .evaluateAll((all) => all.map((it) => it.checkVisibility()));
    expect(new Set(areVisible), part).toEqual(new Set([true]));
  }
});

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

// The narrower the window, the less fits.
test("text grows with the browser's font size, and fits", { tag: '@phone' }, async ({ page }) => {
  for (const path of ['/', CODE, '/guide/start/getting-started', '/zh/api/']) {
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

test('the menu fits, too', { tag: '@phone' }, async ({ page }) => {
  await setTextSize(page, 32);
  await page.goto(GUIDE);
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
