import type { Page } from '@playwright/test';
import { hold } from './support/hold.ts';
import { openHydrated } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

const START = '/guide/start/introduction';
const OTHER = '/guide/basic/auto-nav-sidebar';

/** Collects the route chunks a page fetches. */
function routeChunks(page: Page): string[] {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/\/async\/route-[^/]+\.js$/.test(request.url())) chunks.push(request.url());
  });
  return chunks;
}

const sidebarLink = (page: Page) => page.locator(`.sidebar a[href="${OTHER}"]`);

test('a page fetches only its chunk, and hovering a link fetches the chunk of the linked page', {
  tag: '@desktop',
}, async ({ page }) => {
  // A phone has no pointer that hovers.
  const chunks = routeChunks(page);
  await openHydrated(page, START);
  expect(new Set(chunks).size).toBe(1);
  await sidebarLink(page).hover();
  await expect.poll(() => new Set(chunks).size).toBe(2);
});

test('keyboard focus on a link fetches the chunk of the linked page', { tag: '@desktop' }, async ({
  page,
}) => {
  // The sidebar of a phone is closed.
  const chunks = routeChunks(page);
  await openHydrated(page, START);
  await sidebarLink(page).focus();
  await expect.poll(() => new Set(chunks).size).toBe(2);
});

test('a slow page load shows the progress bar', { tag: '@desktop' }, async ({ page }) => {
  // The code is the same in both sizes.
  await openHydrated(page, START);
  const chunk = await hold(page, '**/async/route-*.js');
  await sidebarLink(page).click();
  const bar = page.locator('#nprogress .bar');
  await expect(bar).toBeVisible();
  // It starts at 8% and advances slowly.
  const shown = () =>
    bar.evaluate((element) => {
      const shift = /translate3d\((-?[\d.]+)%/.exec((element as HTMLElement).style.transform);
      return 100 + Number(shift?.[1]);
    });
  const first = await shown();
  expect(first).toBeGreaterThanOrEqual(8);
  await expect.poll(shown).toBeGreaterThan(first);
  chunk.release();
  await expect(page).toHaveURL(new RegExp(`${OTHER}$`));
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a long page keeps its width while it loads', async ({ page }) => {
    const path = '/guide/basic/use-mdx';
    const widthOfText = () =>
      page.locator('main h1').evaluate((heading) => heading.getBoundingClientRect().width);
    await page.goto(path);
    const whole = await widthOfText();
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.slice(0, html.indexOf('doc-layout__outline') - 12),
      });
    });
    // React would render the rest itself.
    await page.route(/\.js$/, (route) => route.abort());
    await page.reload();
    await expect(page.locator('.doc-layout__outline')).toHaveCount(0);
    expect(await widthOfText()).toBe(whole);
  });
});
