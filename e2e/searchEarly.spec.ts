import type { Page } from '@playwright/test';
import { hold, SCRIPTS } from './support/hold.ts';
import { hydrate, openHydrated } from './support/hydrate.ts';
import { dialog, earlyField, english, headerButton, input } from './support/search.ts';
import { expect, test } from './support/test.ts';

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

test('no key of a long name is lost while a large page hydrates', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/api/commands');
  await page.keyboard.press('Control+k');
  // Typed as fast as possible, so that some keys arrive at each step of the hand-over.
  const text = 'RSPRESS_PERSISTENT_CACHE and its directory';
  await page.keyboard.type(text);
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue(text);
});

test('no key is lost while the modal loads on a hydrated page', { tag: '@desktop' }, async ({
  page,
}) => {
  await openHydrated(page, english.page);
  const scripts = await hold(page, SCRIPTS);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nav');
  await expect(earlyField(page)).toHaveValue('nav');
  scripts.release();
  await page.keyboard.type('bar');
  await expect(input(page)).toHaveValue('navbar');
});

test('Escape cancels the request, and focus returns', { tag: '@desktop' }, async ({ page }) => {
  const scripts = await hold(page, SCRIPTS);
  await page.goto(english.page, { waitUntil: 'commit' });
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('/');
  await page.keyboard.type('side');
  await page.keyboard.press('Escape');
  await expect(earlyField(page)).toBeHidden();
  await expect(link).toBeFocused();
  scripts.release();
  await hydrate(page);
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(input(page)).toHaveValue('');
});

test.describe('search whose modal does not load', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ChunkLoadError/] });
  test('shows an error, keeps the query, and recovers with the next key', {
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
});
