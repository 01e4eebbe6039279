import type { Page } from '@playwright/test';

/** The URLs of all scripts. */
export const SCRIPTS = '**/static/js/**/*.js';

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
