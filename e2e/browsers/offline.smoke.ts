import { IMAGES, PLAIN, SEARCH_FIELD, title } from './pages.ts';
import { inEndToEnd, test } from './smokeTest.ts';

test('a visited page opens, and search works', inEndToEnd, async ({ reader, site }) => {
  await reader.openHydrated(IMAGES);
  // Only the second page of a visit registers the worker.
  await reader.evaluate(() =>
    document.querySelector<HTMLElement>('.sidebar a[href="/guide/basic/ssg"]')?.click(),
  );
  await reader.isAt(PLAIN);
  await reader.until(() => navigator.serviceWorker.controller !== null);
  await reader.until(async (path) => {
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys();
      if (keys.some(({ url }) => new URL(url).pathname === path)) return true;
    }
    return false;
  }, PLAIN);
  await site.stop();
  await reader.open(PLAIN);
  await reader.sees('main h1');
  await reader.hydrate();
  await reader.press('/');
  await reader.sees(SEARCH_FIELD);
  await reader.type('sidebar');
  await reader.sees('.search-hit');
});

test("a page that wasn't visited shows the offline page", inEndToEnd, async ({ reader, site }) => {
  await reader.openHydrated(IMAGES);
  await reader.evaluate(() =>
    document.querySelector<HTMLElement>('.sidebar a[href="/guide/basic/ssg"]')?.click(),
  );
  await reader.until(() => navigator.serviceWorker.controller !== null);
  await reader.until(async () => (await caches.keys()).length > 1);
  await site.stop();
  await reader.open('/guide/basic/deploy');
  await title(reader, "This page isn't available offline");
});
