import type { Page } from '@playwright/test';
import { openHydrated } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

const zoomable = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Enlarge image/ });
const overlay = (page: Page) => page.locator('.medium-zoom-overlay');

const openByClick = async (page: Page) => {
  await openHydrated(page, '/guide/basic/use-mdx');
  await enlargeFirst(page);
};

const enlargeFirst = async (page: Page) => {
  const button = zoomable(page).first();
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
};

/** Waits until the opening image is open. */
const opened = (page: Page) =>
  page
    .locator('.medium-zoom-image--opened')
    .evaluate((it) =>
      Promise.allSettled(it.getAnimations().map(({ finished }) => finished)).then(() => undefined),
    );

test('the zoom loads on first use; a click or Enter opens it, a click or Escape closes it', {
  tag: ['@desktop', '@smoke'],
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await openHydrated(page, '/guide/basic/use-mdx');
  const before = asked.length;
  await enlargeFirst(page);
  expect(asked.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
  await opened(page);
  await overlay(page).click({ position: { x: 5, y: 5 } });
  await expect(overlay(page)).toHaveCount(0);

  const button = zoomable(page).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
  await opened(page);
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('Escape or a click while it opens closes it as soon as it is open', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, '/guide/basic/use-mdx');
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('body > .medium-zoom-image { transition-duration: 1s !important }');
    document.adoptedStyleSheets.push(slow);
  });
  for (const act of [
    () => page.keyboard.press('Escape'),
    () => overlay(page).click({ position: { x: 5, y: 5 } }),
  ]) {
    await enlargeFirst(page);
    await act();
    await expect(overlay(page)).toHaveCount(0);
  }
});

test('scrolling more than 40 px closes it', { tag: '@desktop' }, async ({ page }) => {
  await openByClick(page);
  await opened(page);
  // The image closes 150 ms after a scroll, so a timer that starts one frame later fires after that.
  await page.evaluate(async () => {
    window.scrollBy(0, 30);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 160));
  });
  await expect(page.locator('body')).toHaveClass(/medium-zoom--opened/);
  await page.evaluate(() => window.scrollBy(0, 30));
  await expect(overlay(page)).toHaveCount(0);
});

test('it opens in 0.3 s, without a margin, on white or, in dark mode, on the page color', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openByClick(page);
  await expect(overlay(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(overlay(page)).toHaveCSS('transition-duration', '0.3s');
  await expect(page.locator('.medium-zoom-image--opened')).toHaveCSS('transition-duration', '0.3s');

  await page.emulateMedia({ colorScheme: 'dark' });
  await openByClick(page);
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(overlay(page)).toHaveCSS('background-color', background);
  expect(background).not.toBe('rgb(255, 255, 255)');

  await opened(page);
  const image = await page.locator('.medium-zoom-image--opened').boundingBox();
  const screen = page.viewportSize();
  const gap = Math.min(
    (screen?.width ?? 0) - (image?.width ?? 0),
    (screen?.height ?? 0) - (image?.height ?? 0),
  );
  expect(gap).toBeLessThanOrEqual(16);
});

test('with reduced motion, it opens and closes without an animation', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openByClick(page);
  const image = page.locator('.medium-zoom-image--opened');
  await expect(image).toHaveCSS('transition-duration', '1e-05s');
  // The zoom ignores keys until its opening ends, which a busy machine reports late.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(image).toHaveCount(0);
});
