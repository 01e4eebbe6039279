import { hydrate, openHydrated, untilHydrated } from './support/hydrate.ts';
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

test("a long sidebar scrolls to the page's entry without scrolling the page", async ({ page }) => {
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

test('the language switch keeps page and heading', {
  tag: ['@desktop', '@phone', '@smoke'],
}, async ({ page, isMobile }) => {
  await openHydrated(page, '/guide/basic/conventional-route');
  const heading = page.locator('main h2[id]').nth(2);
  const id = await heading.getAttribute('id');
  await heading.evaluate((element) => element.scrollIntoView());
  // The keyboard reaches the header, hidden or not, without moving the page.
  if (isMobile) await page.getByRole('button', { name: en('nav.open') }).press('Enter');
  await page.getByRole('link', { name: '简体中文' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/zh/guide/basic/conventional-route#${id}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test('the language switch keeps query and hash', async ({ page }) => {
  const path = '/plugin/official-plugins/playground?tab=1#mdx=IyBPb2xvbmc';
  await openHydrated(page, path);
  await page.getByRole('link', { name: '简体中文' }).press('Enter');
  await expect(page).toHaveURL(`/zh${path}`);
});

test('the language switch leads from one home page to the other, and back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL('/zh/');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('a reader whose browser prefers Chinese', () => {
  test.use({ locale: 'zh-CN' });

  test('opens a shared link unchanged', async ({ page }) => {
    await openHydrated(page, '/guide/start/introduction');
    await expect(page).toHaveURL(/\/guide\/start\/introduction$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('the outline lists headings of depth 2 to 4, and marks the clicked one', async ({ page }) => {
  // A list that scrolls smoothly moves under the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/api/config/config-basic');
  const outline = page.locator('.outline');
  const ids = await outline
    .locator('a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)));
  expect(ids.length).toBeGreaterThan(20);
  const tags = await page.evaluate(
    (all) => all.map((id) => document.getElementById(decodeURIComponent(id))?.tagName ?? id),
    ids,
  );
  expect(tags.filter((tag) => !/^H[2-4]$/.test(tag))).toEqual([]);
  // A chapter and its first entry are close to each other.
  for (const name of ['globalStyles', 'Theme and components', 'Languages']) {
    await outline.getByRole('link', { name, exact: true }).click();
    await expect(outline.locator('[aria-current=location]')).toHaveText(name);
  }
});

test("a link that is pressed during hydration isn't lost", async ({ page }) => {
  await page.goto('/api/config/config-basic');
  // A heading with code: its text is Markdown before hydration, and HTML afterwards.
  await page.locator('.outline').getByRole('link', { name: 'themeDir' }).hover();
  await page.mouse.down();
  await untilHydrated(page);
  await page.mouse.up();
  await expect(page).toHaveURL(/#themedir$/);
  await hydrate(page);
  await expect(page.locator('#themedir')).toBeInViewport();
});

test('the URL of a table entry shows its row below the header', { tag: '@phone' }, async ({
  page,
}) => {
  const text = await (await page.request.get('/api/config/config-theme.html')).text();
  const [, id] = /<tr id="([^"]+)"/.exec(text) ?? [];
  await page.goto(`/api/config/config-theme#${id}`);
  const row = page.locator(`[id="${id}"]`);
  await expect(row).toBeInViewport();
  const header = await page.locator('.navbar').boundingBox();
  const top = await row.evaluate((it) => it.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
});
