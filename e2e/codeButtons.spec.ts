import { openHydrated } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the buttons of a code block copy the code and wrap long lines, by keyboard', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, '/guide/basic/ssg');
  const block = page.locator('main .rp-codeblock').first();
  const copy = block.getByRole('button', { name: 'Copy code' });
  await copy.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(copy).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: en('code.copied') })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe((await block.locator('pre').textContent())?.trim());

  const wrap = block.getByRole('button', { name: 'Toggle code wrap' });
  await wrap.focus();
  await page.keyboard.press('Space');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(block.locator('code')).toHaveCSS('white-space', 'pre-wrap');
  await page.keyboard.press('Space');
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
});

test('without hover, code buttons are visible, and next to the text in a title bar', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/guide/basic/ssg');
  const block = page.locator('main .rp-codeblock:has(.rp-codeblock__title)').first();
  const button = block.getByRole('button').first();
  expect(Number(await button.evaluate((it) => getComputedStyle(it).opacity))).toBeGreaterThan(0.5);
  const bar = await block.locator('.rp-codeblock__title').boundingBox();
  const buttons = await block.locator('.rp-code-button-group').boundingBox();
  if (!bar || !buttons) throw new Error('The block has no visible bar or buttons.');
  expect(buttons.y).toBeGreaterThanOrEqual(bar.y);
  expect(buttons.y + buttons.height).toBeLessThanOrEqual(bar.y + bar.height);
});
