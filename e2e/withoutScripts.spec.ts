import { ecosystemLinks } from '../theme/ecosystem/tools.ts';
import { en, zh } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const TABS = '/guide/start/getting-started';

test('a message replaces the controls that need scripts, and the navbar keeps one row', async ({
  page,
}) => {
  for (const [path, t] of [
    [TABS, en],
    [`/zh${TABS}`, zh],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('.search-missing')).toHaveText(t('search.needsScripts'));
    await expect(page.locator(':is(.search-button, .appearance):visible')).toHaveCount(0);
    expect(await page.locator('.navbar').evaluate((it) => it.clientHeight)).toBeLessThanOrEqual(60);
  }
});

test('menus open', { tag: ['@desktop', '@phone', '@smoke'] }, async ({ page, isMobile }) => {
  await page.goto(TABS);
  const control = page.locator('.ecosystem summary');
  await control.click();
  await expect(page.locator('.ecosystem__link:visible')).toHaveCount(ecosystemLinks.length);
  await control.click();
  if (isMobile) {
    await page.getByRole('button', { name: en('nav.open') }).click();
    await expect(page.locator('.mobile-menu a', { hasText: en('nav.api') })).toBeVisible();
    await page.getByRole('button', { name: en('nav.close') }).click();
    await page.locator('.local-bar__sidebar').click();
    await expect(page.locator('.sidebar a').first()).toBeVisible();
  } else {
    await page.locator('.navbar__menu summary').click();
    await expect(page.locator('.navbar__menu .dropdown a:visible')).not.toHaveCount(0);
  }
});

test('all tab panels are visible, code is highlighted, images load, and links lead to pages', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto(TABS);
  const panels = page.locator('.rp-tabs').first().locator('.rp-tabs__content__item');
  expect(await panels.count()).toBeGreaterThan(2);
  for (const panel of await panels.all()) await expect(panel.locator('pre')).toBeVisible();
  const colors = await page
    .locator('main pre span')
    .evaluateAll((all) => new Set(all.map((it) => getComputedStyle(it).color)).size);
  expect(colors).toBeGreaterThan(2);

  await page.goto('/guide/basic/use-mdx');
  const image = page.locator('main .zoomable img').first();
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
  await page.locator('.rp-prev-next-page__next').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
