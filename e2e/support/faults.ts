import type { Page } from '@playwright/test';

/** Matches the chunk of a page by the last part of its name, and no other chunk. */
export const PAGE_CHUNKS = /\/static\/js\/async\/route-[^/]+\.js$/;

/** The URLs of all scripts. */
export const SCRIPTS = '**/static/js/**/*.js';

/** The error notice. */
export const notice = (page: Page) => page.locator('#error-notice');

/** Counts document loads of a page from now on. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}

/** Delays requests until `release` is called. Later requests pass. */
export async function hold(page: Page, url: string | RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return { release };
}
