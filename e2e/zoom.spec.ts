import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const zoomable = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Enlarge image/ });
const overlay = (page: Page) => page.locator('.medium-zoom-overlay');

const openByClick = async (page: Page) => {
  await page.goto('/guide/basic/use-mdx');
  await page.waitForLoadState('networkidle');
  await enlargeFirst(page);
};

const enlargeFirst = async (page: Page) => {
  const button = zoomable(page).first();
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
};

test('the zoom loads on first use', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => void scripts.push(request.url()));
  await page.goto('/guide/basic/use-mdx');
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await zoomable(page).first().click();
  await expect(overlay(page)).toBeVisible();
  expect(scripts.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
});

test('a click opens and closes it', async ({ page }) => {
  await openByClick(page);
  await page.waitForTimeout(400);
  await overlay(page).click({ position: { x: 5, y: 5 } });
  await expect(overlay(page)).toHaveCount(0);
});

test('the keyboard opens it, Escape closes it, focus stays', async ({ page }) => {
  await page.goto('/guide/basic/use-mdx');
  await page.waitForLoadState('networkidle');
  const button = zoomable(page).first();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.medium-zoom-image--opened')).toBeVisible();
  await page.waitForTimeout(400);
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

for (const [how, act] of Object.entries({
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'a click': (page: Page) => overlay(page).click({ position: { x: 5, y: 5 } }),
})) {
  test(`${how} while it opens closes it as soon as it is open`, async ({ page }) => {
    await page.goto('/guide/basic/use-mdx');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const slow = new CSSStyleSheet();
      slow.replaceSync('body > .medium-zoom-image { transition-duration: 2s !important }');
      document.adoptedStyleSheets.push(slow);
    });
    await enlargeFirst(page);
    await act(page);
    await expect(overlay(page)).toHaveCount(0);
  });
}

test('scrolling closes it beyond 40 px, not before', async ({ page }) => {
  await openByClick(page);
  await page.waitForTimeout(400);
  await page.evaluate(() => window.scrollBy(0, 30));
  await page.waitForTimeout(700);
  await expect(overlay(page)).toHaveCount(1);
  await page.evaluate(() => window.scrollBy(0, 30));
  await expect(overlay(page)).toHaveCount(0);
});

test('it takes 0.3 s on white, or on the page colour in the dark, edge to edge', async ({
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

  await page.waitForTimeout(400);
  const image = await page.locator('.medium-zoom-image--opened').boundingBox();
  const screen = page.viewportSize();
  const gap = Math.min(
    (screen?.width ?? 0) - (image?.width ?? 0),
    (screen?.height ?? 0) - (image?.height ?? 0),
  );
  expect(gap).toBeLessThanOrEqual(16);
});

test('under reduced motion it opens and closes at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openByClick(page);
  const image = page.locator('.medium-zoom-image--opened');
  await expect(image).toHaveCSS('transition-duration', '1e-05s');
  // The zoom takes no key before it has seen the end of its opening, which a busy machine tells late.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(image).toHaveCount(0);
});
