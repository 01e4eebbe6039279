import { serveShortSite } from './support/builtSite.ts';
import { hydrate } from './support/hydrate.ts';
import { en } from './support/interfaceText.ts';
import { test as base, expect } from './support/test.ts';

/** The site built and served under `/docs/`, once for this file, and the requested paths that failed or are outside. */
const test = base.extend<{ strays: string[] }, { origin: string }>({
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
  strays: async ({ page }, use) => {
    const strays: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (response.status() >= 400 || !pathname.startsWith('/docs/')) {
        strays.push(`${response.status()} ${pathname}`);
      }
    });
    await use(strays);
  },
});

test.describe.configure({ mode: 'default' });

test('pages, links, and search stay below the base path', async ({ page, strays }) => {
  await page.goto('/docs/zh/guide/start/introduction');
  await hydrate(page);
  await expect(page.locator('.rp-nav__title__link')).toBeVisible();
  const documents = page.waitForResponse(/\/static\/search\/\w+\.[0-9a-f]{8}\.json$/);
  await page.locator('.search-button:visible').first().hover();
  expect((await documents).status()).toBe(200);
  expect(strays).toEqual([]);
});

test('a link of the home page stays below the base path', async ({ page, strays }) => {
  await page.goto('/docs/');
  await page
    .getByRole('link', { name: en('nav.guide'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/docs\/guide\/start\/introduction$/);
  expect(strays).toEqual([]);
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
});
