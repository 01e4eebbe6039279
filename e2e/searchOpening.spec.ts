import type { Page } from '@playwright/test';
import { hold, SCRIPTS } from './support/faults.ts';
import { openHydrated } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import { dialog, english, headerButton, hits, input } from './support/search.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/ERR_FAILED|ChunkLoadError/] });

test('opens by button, Ctrl+K, Cmd+K, and /', { tag: '@smoke' }, async ({ page }) => {
  await openHydrated(page, english.page);
  for (const open of [
    () => headerButton(page).click(),
    () => page.keyboard.press('Control+k'),
    () => page.keyboard.press('Meta+k'),
    () => page.keyboard.press('/'),
  ]) {
    await open();
    await expect(page.getByRole('dialog', { name: english.t('search.dialog') })).toBeVisible();
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});

test('a URL with a query opens search with the query', async ({ page }) => {
  await page.goto('/zh/?q=cleanUrls');
  await expect(input(page)).toHaveValue('cleanUrls');
  await expect(hits(page).first()).toContainText('cleanUrls');
});

test('Escape, the shortcut, and the backdrop close it, and focus returns', async ({ page }) => {
  await openHydrated(page, english.page);
  const link = page.getByRole('main').getByRole('link').first();
  for (const close of [
    async () => {
      await page.keyboard.type('outline');
      await page.keyboard.press('Escape');
    },
    () => page.keyboard.press('Control+k'),
    () => page.mouse.click(20, 700),
  ]) {
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  }
});

test('on a phone, it covers everything, and has a button that closes it', {
  tag: '@phone',
}, async ({ page }) => {
  await openHydrated(page, english.page);
  await headerButton(page).tap();
  await expect(input(page)).toBeFocused();
  await dialog(page)
    .getByRole('button', { name: en('search.cancel') })
    .tap();
  await expect(dialog(page)).toHaveCount(0);
});

test('the modal is loaded on use, and hovering the button loads it', async ({ page }) => {
  const wanted: string[] = [];
  page.on('request', (request) => {
    if (/search/i.test(new URL(request.url()).pathname)) wanted.push(request.url());
  });
  await openHydrated(page, english.page);
  expect(wanted).toEqual([]);
  await headerButton(page).hover();
  await expect.poll(() => wanted.some((url) => url.endsWith('.json'))).toBe(true);
  await expect(dialog(page)).toHaveCount(0);
});

for (const { name, open, tag } of [
  { name: '/', tag: '@smoke', open: (page: Page) => page.keyboard.press('/') },
  {
    name: 'a click',
    tag: '@phone',
    open: (page: Page) => headerButton(page).click(),
  },
]) {
  test(`no key is lost after ${name}, before any script has loaded`, { tag }, async ({ page }) => {
    const scripts = await hold(page, SCRIPTS);
    await page.goto(english.page, { waitUntil: 'commit' });
    await headerButton(page).waitFor();
    await open(page);
    // The field that receives keys until search has loaded.
    const earlyField = page.locator('.search-early');
    await expect(earlyField).toBeFocused();
    await page.keyboard.type('sidebax');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('r');
    scripts.release();
    // The page's scripts only load from now on.
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('sidebar');
    await expect(earlyField).toBeHidden();
    await expect(hits(page).first()).toContainText(/sidebar/i);
    // The field accepts 64 characters.
    await page.keyboard.insertText(' x'.repeat(40));
    await expect(input(page)).toHaveValue(/^sidebar[ x]{57}$/);
  });
}

test('a modal that does not load shows an error, keeps the query, and recovers', async ({
  page,
}) => {
  await openHydrated(page, english.page);
  await page.route(SCRIPTS, (route) => route.abort());
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sidebar');
  await expect(page.getByRole('alert')).toContainText(english.t('search.error.title'));
  await page.unroute(SCRIPTS);
  await page.keyboard.type('s');
  await expect(input(page)).toHaveValue('sidebars');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
