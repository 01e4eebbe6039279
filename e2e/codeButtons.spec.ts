import { openHydrated } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

const WITH_CODE = '/guide/basic/ssg';

test('a code button is visible with focus, and confirms the copy', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, WITH_CODE);
  const block = page.locator('main .rp-codeblock').first();
  const copy = block.getByRole('button', { name: 'Copy code' });
  await copy.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await expect(copy).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(block.getByRole('button', { name: en('code.copied') })).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe((await block.locator('pre').textContent())?.trim());
  await expect(copy).toBeVisible();
});

test('long lines wrap on demand', { tag: '@desktop' }, async ({ page }) => {
  await openHydrated(page, WITH_CODE);
  const block = page.locator('main .rp-codeblock').first();
  const wrap = block.getByRole('button', { name: 'Toggle code wrap' });
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await wrap.focus();
  await page.keyboard.press('Space');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(block.locator('code')).toHaveCSS('white-space', 'pre-wrap');
});

test('without hover, code buttons are visible, and next to the text in a title bar', {
  tag: '@phone',
}, async ({ page }) => {
  // Phones have no hover.
  await page.goto(WITH_CODE);
  const button = page.locator('main .code-button').first();
  expect(Number(await button.evaluate((it) => getComputedStyle(it).opacity))).toBeGreaterThan(0.5);
  const block = page.locator('main .rp-codeblock:has(.rp-codeblock__title)').first();
  const bar = await block.locator('.rp-codeblock__title').boundingBox();
  const buttons = await block.locator('.rp-code-button-group').boundingBox();
  if (!bar || !buttons)
    throw new Error('The first block with a title has no visible bar or buttons.');
  expect(buttons.y).toBeGreaterThanOrEqual(bar.y);
  expect(buttons.y + buttons.height).toBeLessThanOrEqual(bar.y + bar.height);
  const room = await block
    .locator('.rp-codeblock__title')
    .evaluate((it) => Number.parseFloat(getComputedStyle(it).paddingRight));
  expect(bar.x + bar.width - room).toBeLessThanOrEqual(buttons.x);
});
