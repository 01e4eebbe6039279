// @desktop
import { readFileSync } from 'node:fs';
import { openHydrated } from './support/hydrate.ts';
import { expect, test } from './support/test.ts';

/** Old and new paths, except paths of Chinese pages only. */
const all = Object.entries<string>(
  JSON.parse(readFileSync('docs/redirects.json', 'utf8')) as Record<string, string>,
).filter(([from]) => !from.startsWith('/zh/'));

test('old paths and headings lead to the new ones', async ({ page }) => {
  // There may be hundreds, so the test uses the first, middle, and last one.
  for (const index of new Set([0, Math.floor(all.length / 2), all.length - 1])) {
    const [from, to] = all[index] ?? ['', ''];
    for (const prefix of ['', '/zh']) {
      await test.step(prefix + from, async () => {
        await page.goto('about:blank');
        // The page of an old heading redirects before it has loaded.
        await page.goto(prefix + from, { waitUntil: 'commit' });
        await expect(page).toHaveURL(prefix + to);
        const [, id] = to.split('#');
        if (id) await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      });
    }
  }
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
