// @desktop
import { documentsOf, notice } from './support/faults.ts';
import { openHydrated } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import { dialog } from './support/search.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/guide/basic/use-mdx';

test.use({ expectedErrors: [/status of (404|431)/] });

test('an unknown hash leaves the page complete and working', async ({ page }) => {
  for (const hash of ['#no-such-heading', '#100%', '#中文标题']) {
    await test.step(hash, async () => {
      await page.goto('about:blank');
      await openHydrated(page, `/guide/basic/ssg${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.locator('.ecosystem summary').click();
      await expect(page.locator('.ecosystem__link').first()).toBeVisible();
      await expect(notice(page)).toBeHidden();
    });
  }
});

test('a trailing slash leads to a page', async ({ page, request }) => {
  expect((await request.get(`${PAGE}/`)).url()).toMatch(/use-mdx$/);
  await openHydrated(page, `${PAGE}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/use-mdx$/);
});

const unknown = [
  '/100%25',
  '/guide/%E4%B8%AD%E6%96%87',
  '/zh/%E6%B2%A1%E6%9C%89',
  '/a?b=%#c',
  `/${'long-'.repeat(300)}`,
];

test('an invalid URL shows the not-found page', async ({ page }) => {
  for (const path of unknown) {
    await test.step(path.slice(0, 40), async () => {
      await page.goto(path);
      await page.keyboard.press('Shift');
      await expect(page.locator('.not-found__title')).toBeVisible();
      await expect(page.locator('.not-found .button--brand')).toHaveAttribute(
        'href',
        path.startsWith('/zh/') ? '/zh/' : '/',
      );
    });
  }
  await page.locator('.not-found .button--brand').click();
  await expect(page.locator('.home')).toBeVisible();
});

for (const { path, says } of [
  { path: '/100%', says: '/100％' },
  { path: '/plugin/%zz?a=%', says: '/plugin/％zz?a=%' },
  { path: '/%E0%A4%A', says: '/％E0％A4％A' },
  { path: '/zh//evil.test/x', says: '/zh/evil.test/x' },
]) {
  test(`${path}, which the framework cannot read, shows a working not-found page`, async ({
    page,
    baseURL,
  }) => {
    await openHydrated(page, path);
    await expect(page).toHaveURL(`${baseURL}${encodeURI(says).replaceAll('%25', '%')}`);
    await expect(page.locator('.not-found__title')).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await page.locator('.not-found').getByRole('button').click();
    await expect(dialog(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    const targets = await page
      .locator('a')
      .evaluateAll((links) => links.map((it) => (it as HTMLAnchorElement).host));
    expect(targets.filter((it) => it.includes('evil'))).toEqual([]);
  });
}

test("the offline page doesn't lead to another site", async ({ page }) => {
  const retry = page.getByRole('main').getByRole('link', { name: en('offline.retry') });
  await openHydrated(page, `/offline?from=${PAGE}`);
  await expect(retry).toHaveAttribute('href', PAGE);
  await openHydrated(page, '/offline?from=/%2e//evil.test/');
  await expect(retry).toHaveCount(0);
  const documents = documentsOf(page);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.locator('.rp-nav__title__link').click();
  await expect(page).toHaveURL(/\/$/);
  expect(documents).toEqual([]);
});
