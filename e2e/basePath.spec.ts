// @desktop
import type { Page } from '@playwright/test';
import { serveShortSite } from './support/builtSite.ts';
import { hydrate } from './support/hydrate.ts';
import { iconWidth } from './support/icon.ts';
import { en } from './support/interfaceText.ts';
import { test as base, expect } from './support/test.ts';

/** The site built and served under `/docs/`, once for this file. */
const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const site = await serveShortSite({ SITE_BASE: '/docs/' });
      await use(site.origin);
      await site.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
});

test.describe.configure({ mode: 'default' });

/** The requested paths that failed or are outside of the base path. */
function watchStrays(page: Page): string[] {
  const strays: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 || !pathname.startsWith('/docs/')) {
      strays.push(`${response.status()} ${pathname}`);
    }
  });
  return strays;
}

async function expectStyledWithIcon(page: Page) {
  await expect(page.locator('.site-mark')).toBeVisible();
  expect(await iconWidth(page)).toBeGreaterThan(0);
  const brand = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--rp-c-brand'),
  );
  expect(brand).not.toBe('');
}

test('pages load with their icon and style, and no request fails', async ({ page }) => {
  const strays = watchStrays(page);
  for (const { path, lang } of [
    { path: '/docs/', lang: 'en' },
    { path: '/docs/guide/start/introduction', lang: 'en' },
    { path: '/docs/zh/', lang: 'zh' },
    { path: '/docs/zh/guide/start/introduction', lang: 'zh' },
  ]) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      await hydrate(page);
      await page.waitForLoadState('networkidle');
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expectStyledWithIcon(page);
    });
  }
  expect(strays).toEqual([]);
});

test('a link stays below the base path', async ({ page }) => {
  const strays = watchStrays(page);
  await page.goto('/docs/', { waitUntil: 'networkidle' });
  await page
    .getByRole('link', { name: en('nav.guide'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/docs\/guide\/start\/introduction$/);
  await expect(page.locator('h1')).toBeVisible();
  expect(strays).toEqual([]);
});

test('unknown pages return 404 in their language, and / redirects to the base path', async ({
  request,
}) => {
  const english = await request.get('/docs/no-such-page');
  expect(english.status()).toBe(404);
  expect(await english.text()).toMatch(/<html[^>]* lang="en"/);
  const chinese = await request.get('/docs/zh/no-such-page');
  expect(chinese.status()).toBe(404);
  expect(await chinese.text()).toMatch(/<html[^>]* lang="zh"/);
  expect((await request.get('/guide/start/introduction')).status()).toBe(404);
  const entrance = await request.get('/', { maxRedirects: 0 });
  expect(entrance.headers().location).toBe('/docs/');
});

test('every URL in the head is below the base path', async ({ page, request }) => {
  await page.goto('/docs/zh/guide/basic/ssg');
  const named = await page
    .locator(
      'head :is(link[href]:not([href^="data:"]), meta[property="og:url"], meta[property="og:image"])',
    )
    .evaluateAll((tags) =>
      tags.map((tag) => tag.getAttribute('href') ?? tag.getAttribute('content')),
    );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((address) => !address?.startsWith('/docs/'))).toEqual([]);
  for (const address of new Set(named))
    expect((await request.get(address ?? '')).status()).toBe(200);
  const sitemap = await (await request.get('/docs/sitemap.xml')).text();
  expect(sitemap).toContain('<loc>/docs/zh/guide/basic/ssg</loc>');
  const twin = await (await request.get('/docs/zh/guide/basic/ssg.md')).text();
  expect(twin).toMatch(/\]\(\/docs\/zh\/[\w/-]+\.md/);
});

test('search loads its worker and documents below the base path', async ({ page }) => {
  const strays = watchStrays(page);
  await page.goto('/docs/zh/guide/start/introduction', { waitUntil: 'networkidle' });
  const documents = page.waitForResponse(/\/static\/search\/\w+\.[0-9a-f]{8}\.json$/);
  await page.locator('.search-button:visible').first().hover();
  expect((await documents).status()).toBe(200);
  expect(strays).toEqual([]);
});
