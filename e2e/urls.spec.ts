import { readFileSync } from 'node:fs';
import { documentsOf, notice } from './support/faults.ts';
import { openHydrated } from './support/hydrate.ts';
import { en, zh } from './support/interfaceText.ts';
import { dialog, input } from './support/search.ts';
import { expect, test } from './support/test.ts';

const PAGE = '/guide/basic/use-mdx';

// For a path with capitals, React replaces the not-found page with the page.
test.use({ expectedErrors: [/status of (404|431)|hydrateRoot recoverable error/] });

test('a path with capitals opens its page without an interaction', async ({ page }) => {
  await page.goto('/Guide/Basic/SSG');
  await expect(page).toHaveURL('/guide/basic/ssg');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SSG');
});

test('a trailing slash leads to a page', async ({ page }) => {
  await openHydrated(page, `${PAGE}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(PAGE);
});

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

test('an unknown path has a message, search, and a way home, in its language', async ({ page }) => {
  const path = '/zh/no/such/page';
  expect((await page.goto(path))?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: zh('notFoundText') })).toBeVisible();
  await main.getByRole('button').click();
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page).toHaveURL(path);
  await main.getByRole('link', { name: zh('takeMeHomeText') }).click();
  await expect(page).toHaveURL('/zh/');
});

test('an invalid URL shows the not-found page', async ({ page }) => {
  for (const path of ['/100%25', '/zh/%E6%B2%A1%E6%9C%89', '/a?b=%#c', `/${'long-'.repeat(300)}`]) {
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
});

for (const { path, says } of [
  { path: '/plugin/%zz?a=%', says: '/plugin/％zz?a=%' },
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
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    expect(await page.locator('a[href*="//evil"]').count()).toBe(0);
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
  await expect(page).toHaveURL('/');
  expect(documents).toEqual([]);
});

/** Old and new paths, except paths of Chinese pages only. */
const moved = Object.entries<string>(
  JSON.parse(readFileSync('docs/redirects.json', 'utf8')) as Record<string, string>,
).filter(([from]) => !from.startsWith('/zh/'));

test('old URLs lead to the new places', async ({ page }) => {
  // There are hundreds, so the test uses the first, middle, and last one.
  for (const index of [0, Math.floor(moved.length / 2), moved.length - 1]) {
    const [from = '', to = ''] = moved[index] ?? [];
    for (const prefix of ['', '/zh']) {
      await test.step(prefix + from, async () => {
        // The old page redirects before it has loaded.
        await page.goto(prefix + from, { waitUntil: 'commit' });
        await expect(page).toHaveURL(prefix + to);
        const [, id] = to.split('#');
        if (id) await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      });
    }
  }
});

test('the page of a redirect, for hosts without redirects, keeps query and hash', async ({
  page,
}) => {
  // The local server redirects the folder, but not the file in it.
  await page.goto('/zh/guide/index.html?a=b#c', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/zh/guide/start/introduction?a=b#c');
});

test('client-side navigation follows redirects, and going back skips them', async ({ page }) => {
  const [from, to] = moved.find(([path]) => path.includes('#')) ?? ['', ''];
  await openHydrated(page, '/guide/start/introduction');
  // No page links to an old heading, so this simulates the router's event.
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, from);
  await expect(page).toHaveURL(to);
  await page.goBack();
  await expect(page).toHaveURL('/guide/start/introduction');
});
