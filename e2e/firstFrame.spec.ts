import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { outFolder } from '../scripts/server/siteEnvironment.mjs';
import { siteHandler } from '../scripts/server/siteHandler.mjs';
import { test as base, expect } from './support/test.ts';

/** Serves the site, and the front page in two pieces: from the search button on, it comes when it is asked for. */
async function serveInPieces() {
  const html = readFileSync(join(outFolder, 'index.html'), 'utf8');
  const cut = html.indexOf('<span class="search-button__text"');
  if (cut < 0) throw new Error('The header has no search button to cut the page at.');
  let sendRest = () => {};
  const isAsked = new Promise<void>((asked) => {
    sendRest = asked;
  });
  const others = siteHandler({ folder: outFolder, base: '/' });
  const server = createServer(async (request, response) => {
    if (request.url !== '/') return others(request, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, cut));
    await isAsked;
    response.end(html.slice(cut));
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return { server, sendRest, origin: `http://localhost:${port}` };
}

const test = base.extend<{ site: Awaited<ReturnType<typeof serveInPieces>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  site: async ({}, use) => {
    const site = await serveInPieces();
    await use(site);
    site.server.close();
    site.server.closeAllConnections();
  },
  baseURL: ({ site }, use) => use(site.origin),
});

test('nothing in the header moves when the rest of it arrives late', async ({ page, site }) => {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      // What the observer says of a shift is newer than the types of the DOM.
      for (const { value } of list.getEntries() as unknown as { value: number }[]) {
        moved.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.navbar .nav-title')).toBeVisible();
  const button = page.locator('.navbar .search-button');
  await expect(button).toBeAttached();
  // Until what is there has been drawn.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
  site.sendRest();
  await expect(button).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-growing');
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
});
