import type { Page } from '@playwright/test';

/** Hydrates the page with a key press that has no effect, and waits until queued events have been replayed. */
export async function hydrate(page: Page): Promise<void> {
  // After a navigation, the URL changes before the page has a script that listens for the key.
  await page.waitForLoadState('domcontentloaded');
  await page.keyboard.press('Shift');
  await untilHydrated(page);
}

/** Opens a page and hydrates it. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Waits until a page that something else hydrates is hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !window.siteHydration &&
      ['.navbar', 'main h1', '.home-demo'].every((selector) => {
        const element = document.querySelector(selector);
        return !element || Object.keys(element).some((key) => key.startsWith('__reactFiber'));
      }),
  );
}
