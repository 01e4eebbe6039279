import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { outFolder } from '@handbook/content/files';
import { siteHandler } from '../tools/server/siteHandler.mjs';
import { shifts, watchShifts } from './support/layoutShifts.ts';
import { test as base, expect } from './support/test.ts';

const PAGE = '/guide/basic/use-mdx';

/** Serves the site, and one page in two parts. The second part starts at a given string and is sent on request. */
async function serveInPieces(text: string) {
  const html = readFileSync(join(outFolder, `${PAGE}.html`), 'utf8');
  const cut = html.indexOf(text);
  if (cut < 0) throw new Error(`${PAGE} doesn't contain ${text}, so it can't be split there.`);
  let sendRest = () => {};
  const isAsked = new Promise<void>((asked) => {
    sendRest = asked;
  });
  const others = siteHandler({ folder: outFolder, base: '/' });
  const server = createServer(async (request, response) => {
    if (request.url !== PAGE) return others(request, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, cut));
    await isAsked;
    response.end(html.slice(cut));
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return { server, sendRest, origin: `http://localhost:${port}` };
}

const test = base.extend<{ text: string; site: Awaited<ReturnType<typeof serveInPieces>> }>({
  text: ['', { option: true }],
  site: async ({ text }, use) => {
    const site = await serveInPieces(text);
    await use(site);
    site.server.close();
    site.server.closeAllConnections();
  },
  baseURL: ({ site }, use) => use(site.origin),
});

for (const [part, text] of [
  ['the controls of the header', '<span class="search-button__text"'],
  ['a menu of the header', '</summary><div class="dropdown__panel"'],
  ['the actions of the page', '<summary>Open in'],
  ['the buttons of a block of code', '<button class="code-button" title="Copy code"'],
] as const) {
  test.describe(`a page whose HTML stops arriving within ${part}`, () => {
    test.use({ text });
    test('is rendered, and nothing moves when the rest arrives', async ({ page, site }) => {
      await watchShifts(page);
      await page.goto(PAGE, { waitUntil: 'commit' });
      await expect(page.locator('.navbar .rp-nav__title__link')).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
        .toBeGreaterThan(0);
      site.sendRest();
      await expect(page.locator('.page-actions__copy')).toBeVisible();
      await expect(page.locator('.navbar .search-button')).toBeVisible();
      await page.waitForLoadState();
      // The shifts of the last frame are reported after it.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve));
      });
      expect(await shifts(page)).toEqual([]);
    });
  });
}
