import { openHydrated } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

test('the skip link is the first tab stop, becomes visible, and skips header and sidebar', async ({
  page,
}) => {
  await page.goto('/guide/basic/use-mdx');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: en('skipLink.text') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);
});

test('every tab stop is visible, and the last one leaves the page', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/guide/default-theme/i18n');
  let stops = 0;
  for (; stops < 500; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = page.locator(':focus');
    if ((await stop.count()) === 0) break;
    const isSeen = (element: Element) => {
      const { outlineStyle, boxShadow, opacity } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const hasMark = outlineStyle !== 'none' || boxShadow !== 'none';
      return hasMark && opacity !== '0' && width > 1 && height > 1;
    };
    // Elements that are deferred while the page opens get their styles a bit later.
    await expect.poll(() => stop.evaluate(isSeen), { timeout: 2000 }).toBe(true);
  }
  expect(stops).toBeGreaterThan(50);
  expect(stops).toBeLessThan(500);
});

test('after following a link, Tab continues at the start of the new page or at the heading', async ({
  page,
}) => {
  await openHydrated(page, '/guide/basic/use-mdx');
  const link = page.locator('.outline a').nth(3);
  await link.focus();
  await page.keyboard.press('Enter');
  const heading = page.locator(`main [id="${(await link.getAttribute('href'))?.slice(1)}"]`);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();

  await page.locator('.sidebar a[href="/guide/basic/code-blocks"]').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/code-blocks$/);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
