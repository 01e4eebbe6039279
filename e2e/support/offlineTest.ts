import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { outFolder } from '@handbook/content/files';
import { expect, type Page } from '@playwright/test';
import { siteHandler } from '../../tools/server/siteHandler.mjs';
import { test as base } from './test.ts';

/** The heading of the login page. It has a file with a hash, because many tools name files like that. */
export const LOGIN = 'Sign in to the Wi-Fi';
const PORTAL = `<!doctype html><html><head><title>${LOGIN}</title>
<link rel="icon" href="data:,"></head><body><h1>${LOGIN}</h1>
<img src="/static/img/portal.0f5e1cce20.png" alt=""></body></html>`;

/** A site whose server can be stopped, restarted at the same URL with another folder, and fail. */
class SwitchableSite {
  origin = '';
  /** How a path fails: with a status, without a response, or with the login page of a captive portal. */
  fault: (path: string) => number | 'silent' | 'portal' | undefined = () => undefined;
  #handler: RequestListener = () => {};
  #server: Server | undefined;
  #port = 0;

  /** Serves a folder from now on. */
  async start(folder: string): Promise<void> {
    this.#handler = siteHandler({ folder, base: '/' });
    if (this.#server) return;
    this.#server = createServer((request, response) => {
      const fault = this.fault(request.url ?? '');
      if (fault === undefined) this.#handler(request, response);
      else if (fault === 'portal') response.setHeader('content-type', 'text/html').end(PORTAL);
      else if (fault !== 'silent') response.writeHead(fault).end();
    }).listen(this.#port, 'localhost');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    this.origin = `http://localhost:${this.#port}`;
  }

  /** Stops the server. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
}

/** Like `test` of the other specs, but with the service worker and a server that can be stopped. */
export const test = base.extend<{ site: SwitchableSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  site: async ({}, use) => {
    const site = new SwitchableSite();
    await site.start(outFolder);
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.origin),
});

/** Messages about requests without a response or with an error, and about code that didn't load. */
export const unanswered = [/Failed to load resource|ERR_CONNECTION_REFUSED|Loading chunk|MIME/];

/** The paths in a cache. */
export const cached = (page: Page, name: string) =>
  page.evaluate(async (wanted) => {
    const full = (await caches.keys()).find((key) => key.replace(/^site \S+ /, '') === wanted);
    const keys = full ? await (await caches.open(full)).keys() : [];
    return keys.map(({ url }) => new URL(url).pathname);
  }, name);

/** Opens a page as the second page of a visit, which registers the worker, and waits until the worker has stored it. */
export async function openStored(page: Page, path: string) {
  await page.goto(path);
  await act(page);
  if (await page.evaluate(() => navigator.serviceWorker.controller === null)) {
    await page.goto(page.url(), { referer: page.url() });
    await act(page);
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => cached(page, 'pages')).toContain(new URL(page.url()).pathname);
}

/** Scrolls as a reader who starts to read, which hydrates the page. */
export const act = (page: Page) => page.mouse.wheel(0, 40);

/** The title of the page, without the link of the heading. */
export const titleOf = async (page: Page): Promise<string> =>
  (await page.locator('h1').innerText()).replace(/^#\s*/, '');
