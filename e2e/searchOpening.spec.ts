import { openHydrated } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import { dialog, english, headerButton, input } from './support/search.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/status of 404/] });

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

test('the buttons of the front page and of the not-found page open it', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const path of ['/', '/no/such/page']) {
    await openHydrated(page, path);
    await page.locator('.search-button').last().click();
    await expect(input(page)).toBeFocused();
  }
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
        async () => {
          await page.keyboard.type('outline');
          await page.keyboard.press('Escape');
        },
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
