import { hold, SCRIPTS } from './support/hold.ts';
import { hydrate, openHydrated } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import {
  dialog,
  english,
  headerButton,
  hits,
  inAreas,
  input,
  openSearch,
  serveSections,
} from './support/search.ts';
import { expect, test } from './support/test.ts';

test('opens by button, Ctrl+K, Cmd+K, and /', { tag: '@smoke' }, async ({ page, isMobile }) => {
  await openHydrated(page, english.page);
  const openings = [
    () => headerButton(page)[isMobile ? 'tap' : 'click'](),
    () => page.keyboard.press('Control+k'),
    () => page.keyboard.press('Meta+k'),
    () => page.keyboard.press('/'),
  ];
  // Phones have no keyboard.
  for (const open of isMobile ? openings.slice(0, 1) : openings) {
    await open();
    await expect(page.getByRole('dialog', { name: english.dialog })).toBeVisible();
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
});

test.describe('pages of another layout', () => {
  test.use({ expectedErrors: [/status of 404/] });
  test('the buttons of the front page and of the not-found page open it', {
    tag: '@desktop',
  }, async ({ page }) => {
    for (const path of ['/', '/no/such/page']) {
      await openHydrated(page, path);
      await page.locator('.search-button').last().click();
      await expect(input(page)).toBeFocused();
    }
  });
});

test('Escape, the backdrop, the shortcut, and the button of a phone close it, and focus returns', async ({
  page,
  isMobile,
}) => {
  await openHydrated(page, english.page);
  const link = page.getByRole('main').getByRole('link').first();
  const closings = isMobile
    ? // The search covers everything there, and has a button.
      [
        () =>
          dialog(page)
            .getByRole('button', { name: en('search.cancel') })
            .tap(),
      ]
    : [
        () => page.keyboard.press('Escape'),
        () => page.keyboard.press('Control+k'),
        () => page.mouse.click(20, 700),
      ];
  for (const close of closings) {
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(input(page)).toBeFocused();
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
  }
});

test('Tab stays inside', { tag: '@desktop' }, async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('sidebar');
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press(key);
      const isInside = await dialog(page).evaluate((it) => it.contains(document.activeElement));
      expect(isInside).toBe(true);
    }
  }
});

test('the page in the background neither scrolls nor moves', async ({ page, isMobile }) => {
  await openHydrated(page, '/guide/basic/auto-nav-sidebar');
  await page.evaluate(() => window.scrollTo(0, 600));
  const place = () =>
    page.getByRole('main').evaluate((main) => [window.scrollY, main.getBoundingClientRect().left]);
  const before = await place();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  expect(await place()).toEqual(before);
  if (!isMobile) {
    await page.mouse.move(20, 700);
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(await place()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(await place()).toEqual(before);
});

test('a phone keyboard does not cover the results', { tag: '@phone' }, async ({ page }) => {
  // Phone only.
  await page.addInitScript(() => {
    // An on-screen keyboard over the lower half, as phones report it.
    const visible = Object.assign(new EventTarget(), { height: 400, offsetTop: 30 });
    Object.defineProperty(window, 'visualViewport', { value: visible });
  });
  const sections = inAreas(3, 5);
  await serveSections(page, sections);
  await openSearch(page);
  await page.keyboard.type('widget');
  await expect(hits(page)).toHaveCount(sections.length);
  const box = await dialog(page).locator('.DocSearch-Modal').boundingBox();
  expect(box).toMatchObject({ y: 30, height: 400 });
  await page.keyboard.press('End');
  await expect(hits(page).last()).toHaveAttribute('aria-selected', 'true');
  const last = await hits(page).last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(430);
});

for (const { platform, key } of [
  { platform: 'MacIntel', key: '⌘ K' },
  { platform: 'Linux x86_64', key: 'Ctrl K' },
]) {
  test(`the button names the key of ${platform}, without moving`, { tag: '@desktop' }, async ({
    page,
  }) => {
    // Phones show no key.
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'platform', { value });
    }, platform);
    const scripts = await hold(page, SCRIPTS);
    await page.goto(english.page, { waitUntil: 'commit' });
    await headerButton(page).waitFor();
    const before = await headerButton(page).boundingBox();
    scripts.release();
    await hydrate(page);
    const hint = headerButton(page).locator('.search-button__key');
    const shown = () => hint.evaluate((it) => getComputedStyle(it, '::after').content);
    await expect.poll(shown).toBe(`"${key}"`);
    expect(await headerButton(page).boundingBox()).toEqual(before);
  });
}
