// @desktop
import { readFileSync } from 'node:fs';
import { openHydrated } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

/** Old and new paths, except paths of Chinese pages only. */
const all = Object.entries<string>(
  JSON.parse(readFileSync('docs/redirects.json', 'utf8')) as Record<string, string>,
).filter(([from]) => !from.startsWith('/zh/'));

// There are hundreds, so the test uses the first, middle, and last one.
for (const index of [0, Math.floor(all.length / 2), all.length - 1]) {
  const [from = '', to = ''] = all[index] ?? [];
  for (const prefix of ['', '/zh']) {
    test(`${prefix}${from} leads to its new place`, async ({ page }) => {
      // The old page redirects before it has loaded.
      await page.goto(prefix + from, { waitUntil: 'commit' });
      await expect(page).toHaveURL(prefix + to);
      const [, id] = to.split('#');
      if (id) await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    });
  }
}

test('the page of a redirect, for hosts without redirects, keeps query and hash', async ({
  page,
}) => {
  // The local server redirects the folder, but not the file in it.
  await page.goto('/zh/guide/index.html?a=b#c', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/zh/guide/start/introduction?a=b#c');
});

test('client-side navigation follows redirects, and going back skips them', async ({ page }) => {
  const [from, to] = all.find(([path]) => path.includes('#')) ?? ['', ''];
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
