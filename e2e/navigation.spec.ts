import { hydrate } from './support/hydrate.ts';
import { en, zh } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

// Names depend on the language, and menus on the size.
for (const { home, t, tag } of [
  { home: '/', t: en, tag: '@desktop' },
  { home: '/zh/', t: zh, tag: '@phone' },
]) {
  test(`navigation of ${home}`, { tag: [tag, '@smoke'] }, async ({ page, isMobile }) => {
    await page.goto(home);
    if (isMobile) await page.getByRole('button', { name: t('nav.open') }).tap();
    const nav = page.getByRole('navigation', { name: t('nav.label') });
    for (const key of ['nav.guide', 'nav.plugin', 'nav.api', 'nav.version'] as const) {
      await expect(nav.getByText(t(key), { exact: true })).toBeVisible();
    }
    await nav.getByText(t('nav.version'), { exact: true }).click();
    for (const [key, url] of [
      ['nav.changelog', 'https://github.com/web-infra-dev/rspress/releases'],
      ['nav.version1', 'https://v1.rspress.rs'],
      ['nav.releases', /\/releases\/$/],
    ] as const) {
      await expect(nav.getByRole('link', { name: t(key) })).toHaveAttribute('href', url);
    }
  });

  test(`sidebar below ${home}`, { tag: [tag, '@smoke'] }, async ({ page, isMobile }) => {
    await page.goto(`${home}guide/basic/use-mdx`);
    const sidebar = page.getByRole('navigation', { name: t('sidebar.label') });
    if (isMobile) {
      await expect(sidebar).toBeHidden();
      await page.getByRole('button', { name: t('menuTitle'), exact: true }).tap();
    }
    for (const key of ['sidebar.gettingStarted', 'sidebar.features'] as const) {
      const title = sidebar.locator('.sidebar__title', { hasText: t(key) });
      await expect(title).toBeInViewport({ ratio: 1 });
    }
    await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
    await sidebar.getByRole('link').first().click();
    await expect(page).toHaveURL(/guide\/start\/introduction$/);
    if (isMobile) await expect(sidebar).toBeHidden();
  });
}

test('on a phone, the keyboard reaches menu and sidebar', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/guide/basic/use-mdx');
  const sidebar = page.getByRole('navigation', { name: en('sidebar.label') });
  const opener = page.getByRole('button', { name: en('menuTitle'), exact: true });
  await opener.press('Enter');
  await page.keyboard.press('Tab');
  await expect(sidebar.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await expect(opener).toBeFocused();

  const menu = page.getByRole('button', { name: en('nav.open') });
  await menu.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: en('nav.close') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test("a long sidebar scrolls to the page's entry without scrolling the page", {
  tag: '@desktop',
}, async ({ page }) => {
  // On phones, the sidebar is a panel.
  await page.goto('/guide/advanced/test-your-docs');
  const sidebar = page.getByRole('navigation', { name: en('sidebar.label') });
  const active = sidebar.locator('[aria-current]');
  await expect(active).toBeInViewport({ ratio: 1 });
  await hydrate(page);
  await sidebar.locator('..').evaluate((scroller) => scroller.scrollTo(0, 0));
  await expect(active).not.toBeInViewport();
  await page.locator('.doc-footer a').last().click();
  await expect(page).not.toHaveURL(/test-your-docs$/);
  await expect(active).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
