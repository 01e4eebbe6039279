import type { Page } from '@playwright/test';
import { hold, SCRIPTS } from './support/hold.ts';
import { openHydrated } from './support/hydrate.ts';
import { dialog, earlyField, english, headerButton, input } from './support/search.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/ERR_FAILED|ChunkLoadError/] });

test('the modal is loaded on use, and hovering the button loads it', async ({ page, isMobile }) => {
  const wanted: string[] = [];
  page.on('request', (request) => {
    if (/search/i.test(new URL(request.url()).pathname)) wanted.push(request.url());
  });
  await openHydrated(page, english.page);
  await page.waitForLoadState('networkidle');
  expect(wanted).toEqual([]);
  if (isMobile) await headerButton(page).dispatchEvent('touchstart');
  else await headerButton(page).hover();
  await expect.poll(() => wanted.some((url) => url.endsWith('.json'))).toBe(true);
  await expect(dialog(page)).toHaveCount(0);
});

for (const { name, open, tag } of [
  { name: '/', tag: '@desktop', open: (page: Page) => page.keyboard.press('/') },
  { name: 'a click', tag: '@smoke', open: (page: Page) => headerButton(page).click() },
]) {
  test(`no key is lost after ${name}, before any script has loaded`, { tag }, async ({ page }) => {
    const scripts = await hold(page, SCRIPTS);
    await page.goto(english.page, { waitUntil: 'commit' });
    await headerButton(page).waitFor();
    await open(page);
    await expect(earlyField(page)).toBeFocused();
    await page.keyboard.type('sidebax');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('r');
    scripts.release();
    // The page's scripts only load from now on.
    await expect(input(page)).toBeFocused({ timeout: 20_000 });
    await expect(input(page)).toHaveValue('sidebar');
    await expect(earlyField(page)).toBeHidden();
    await expect(dialog(page).getByRole('option').first()).toContainText(/sidebar/i);
    await page.keyboard.type(' x');
    await expect(input(page)).toHaveValue('sidebar x');
  });
}

test('a modal that does not load shows an error, keeps the query, and recovers', {
  tag: '@desktop',
}, async ({ page }) => {
  await openHydrated(page, english.page);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sidebar');
  await expect(page.getByRole('alert')).toContainText(english.unreachable);
  await page.unroute(SCRIPTS);
  await page.keyboard.type('s');
  await expect(input(page)).toHaveValue('sidebars');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
