import { hold } from './support/hold.ts';
import { openHydrated } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

const START = '/guide/start/introduction';
const OTHER = '/guide/basic/auto-nav-sidebar';

for (const act of ['hover', 'focus'] as const) {
  test(`${act} on a link fetches the page it leads to`, { tag: '@desktop' }, async ({ page }) => {
    // The sidebar of a phone is closed.
    const chunks = new Set<string>();
    page.on('request', (request) => {
      if (/\/async\/route-[^/]+\.js$/.test(request.url())) chunks.add(request.url());
    });
    await openHydrated(page, START);
    expect(chunks.size).toBe(1);
    await page.locator(`.sidebar a[href="${OTHER}"]`)[act]();
    await expect.poll(() => chunks.size).toBe(2);
  });
}

test('a slow page load shows the progress bar', { tag: '@desktop' }, async ({ page }) => {
  await openHydrated(page, START);
  const chunk = await hold(page, '**/async/route-*.js');
  await page.locator(`.sidebar a[href="${OTHER}"]`).click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  chunk.release();
  await expect(page).toHaveURL(new RegExp(`${OTHER}$`));
  await expect(page.locator('#nprogress')).toHaveCount(0);
});
