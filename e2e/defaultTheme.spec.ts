import { openHydrated } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

const root = '/guide/default-theme';

test('navbar: the item and the banner react to their controls', async ({ page }) => {
  await openHydrated(page, `${root}/navbar`);

  await test.step('the item', async () => {
    const example = page.locator('.live-example', { has: page.locator('.navbar-example') });
    await example.getByLabel('position').selectOption('left');
    await example.getByLabel('tag').fill('2.1');
    await example.getByLabel('items').check();
    const item = example.locator('.rp-nav__left .rp-nav-menu__item', { hasText: 'Tools' });
    await expect(item.locator('.rp-badge')).toHaveText('2.1');
    await expect(item.locator('.rp-hover-group')).toContainText('Converter');
    await expect(example.locator('pre')).toContainText('"position": "left"');
  });

  await test.step('a closed banner returns with the next change without moving anything', async () => {
    const example = page.locator('.live-example', { has: page.locator('.banner-example') });
    const banner = example.locator('.rp-banner');
    const height = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--rp-banner-height').trim(),
    );
    expect(height).toBe('0px');
    await banner.locator('.rp-banner__close').click();
    await expect(banner).toHaveCount(0);
    await example.getByLabel('message').fill('Version 3 is out');
    await expect(banner).toHaveText('Version 3 is out');
    expect(await page.evaluate(() => localStorage.getItem('rp-banner-closed'))).toBeNull();
  });
});

test('home-page: the cards have the chosen width, and the default footer shows its key', async ({
  page,
}) => {
  await openHydrated(page, `${root}/home-page`);
  const example = page.locator('.live-example', { has: page.locator('.rp-home-feature') });
  await example.getByLabel('span').selectOption('6');
  await expect(example.locator('.rp-home-feature__item--span-6')).toHaveCount(4);
  await expect(example.locator('pre')).toContainText('span: 6');
  await expect(page.locator('.rp-home-footer__message')).toHaveText('footer.message');
});

test('doc-page: the diagram omits what the frontmatter hides', async ({ page }) => {
  await openHydrated(page, `${root}/doc-page`);
  const example = page.locator('.live-example', { has: page.locator('.page-layout') });
  const parts = example.locator('.page-layout__part');
  await expect(parts).toHaveText(['navbar', 'sidebar', '852 px', 'footer', 'outline']);
  await example.getByLabel('pageType').selectOption('doc-wide');
  await example.getByLabel('outline').uncheck();
  await expect(parts).toHaveText(['navbar', 'sidebar', '1120 px', 'footer']);
  await expect(example.locator('pre')).toHaveText(/pageType: doc-wide\s+outline: false/);
});

test('overview-page: the field filters, and more levels add headings', async ({ page }) => {
  await openHydrated(page, `${root}/overview-page`);
  await page.locator('.framed-part__bar button').click();
  const example = page.frameLocator('.framed-part iframe');
  const cards = example.locator('.rp-overview-group__item');
  const links = example.locator('.rp-overview-group__item__content__item__link');
  await expect(cards).toHaveCount(3);
  const all = await links.count();
  const heading = (await links.last().textContent()) ?? '';
  // The framed page is visible before hydration, which resets its field.
  await expect(async () => {
    await example.getByRole('searchbox').fill('');
    await example.getByRole('searchbox').fill(heading);
    await expect.poll(() => links.count(), { timeout: 1000 }).toBeLessThan(all);
  }).toPass();
  await expect(links.last()).toHaveText(heading);
  await page.getByLabel('overviewHeaders').selectOption('[2, 3]');
  await expect.poll(() => links.count()).toBeGreaterThan(all);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('live examples are static', async ({ page }) => {
    for (const [name, part] of [
      ['navbar', '.navbar-example .rp-nav__title'],
      ['home-page', '.rp-home-hero__title'],
      ['doc-page', '.rp-prev-next-page__next'],
      ['overview-page', '.framed-part iframe'],
    ] as const) {
      await page.goto(`${root}/${name}`);
      await expect(page.locator(part).first(), name).toBeVisible();
    }
  });
});
