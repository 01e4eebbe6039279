import { hydrate, openHydrated } from './support/hydrate.ts';
import { en, zh } from './support/interfaceText.ts';
import { expect, test } from './support/test.ts';

const languages = [
  {
    home: '/',
    page: '/guide/basic/use-mdx',
    nav: en('nav.label'),
    items: [en('nav.guide'), en('nav.plugin'), en('nav.api'), en('nav.version')],
    version: en('nav.version'),
    changelog: en('nav.changelog'),
    menu: en('nav.open'),
    sidebar: en('sidebar.label'),
    sections: [en('sidebar.gettingStarted'), en('sidebar.features')],
  },
  {
    home: '/zh/',
    page: '/zh/guide/basic/use-mdx',
    nav: zh('nav.label'),
    items: [zh('nav.guide'), zh('nav.plugin'), zh('nav.api'), zh('nav.version')],
    version: zh('nav.version'),
    changelog: zh('nav.changelog'),
    menu: zh('nav.open'),
    sidebar: zh('sidebar.label'),
    sections: [zh('sidebar.gettingStarted'), zh('sidebar.features')],
  },
];

// Names depend on the language, and menus on the size.
for (const lang of languages) {
  const tag = lang.home === '/' ? '@desktop' : '@phone';
  test(`navigation of ${lang.home}`, { tag: [tag, '@smoke'] }, async ({ page, isMobile }) => {
    await page.goto(lang.home);
    if (isMobile) await page.getByRole('button', { name: lang.menu }).tap();
    const nav = page.getByRole('navigation', { name: lang.nav });
    for (const item of lang.items) await expect(nav.getByText(item, { exact: true })).toBeVisible();
    await nav.getByText(lang.version, { exact: true }).click();
    await expect(nav.getByRole('link', { name: lang.changelog })).toHaveAttribute(
      'href',
      'https://github.com/web-infra-dev/rspress/releases',
    );
    await expect(nav.getByRole('link', { name: en('nav.releases') })).toHaveAttribute(
      'href',
      /\/releases\/$/,
    );
    await expect(nav.getByRole('link', { name: en('nav.version1') })).toHaveAttribute(
      'href',
      'https://v1.rspress.rs',
    );
  });

  test(`sidebar of ${lang.page}`, { tag: [tag, '@smoke'] }, async ({ page, isMobile }) => {
    await page.goto(lang.page);
    const sidebar = page.getByRole('navigation', { name: lang.sidebar });
    if (isMobile) {
      await expect(sidebar).toBeHidden();
      await page.getByRole('button', { name: /^(Menu|目录)$/ }).tap();
    }
    for (const section of lang.sections) {
      await expect(sidebar.locator('.sidebar__title', { hasText: section })).toBeVisible();
    }
    await expect(sidebar.locator('[aria-current="page"]')).toBeInViewport();
    await sidebar.getByRole('link').first().click();
    await expect(page).toHaveURL(/guide\/start\/introduction$/);
    if (isMobile) await expect(sidebar).toBeHidden();
  });
}

test('on a phone, the keyboard reaches menu and sidebar', { tag: '@phone' }, async ({ page }) => {
  // Phone only.
  await page.goto('/guide/basic/use-mdx');
  const sidebar = page.getByRole('navigation', { name: en('sidebar.label') });
  await page.getByRole('button', { name: en('menuTitle'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(sidebar).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(sidebar.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole('button', { name: en('menuTitle'), exact: true })).toBeFocused();

  const menu = page.getByRole('button', { name: en('nav.open') });
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: en('nav.close') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('the version menu closes on Escape, on a press outside, and when focus leaves', {
  tag: '@desktop',
}, async ({ page }) => {
  // A phone shows the menu inside its panel.
  await openHydrated(page, '/');
  const nav = page.getByRole('navigation', { name: en('nav.label') });
  const summary = nav.locator('summary');
  const changelog = nav.getByRole('link', { name: en('nav.changelog') });

  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(changelog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(changelog).toBeHidden();
  await expect(summary).toBeFocused();

  await summary.click();
  await expect(changelog).toBeVisible();
  await page.mouse.click(640, 700);
  await expect(changelog).toBeHidden();

  await summary.click();
  const links = await nav.locator('details[open]').getByRole('link').count();
  for (let stop = 0; stop <= links; stop += 1) await page.keyboard.press('Tab');
  await expect(changelog).toBeHidden();
});

test('controls are visible at 1280 px without opening a menu', { tag: '@desktop' }, async ({
  page,
}) => {
  // Desktop only.
  await page.goto('/guide/basic/use-mdx');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: '简体中文' })).toBeInViewport();
  await expect(header.getByRole('button', { name: en('searchPlaceholderText') })).toBeInViewport();
  await expect(header.getByRole('button', { name: en('appearance.switch') })).toBeInViewport();
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
