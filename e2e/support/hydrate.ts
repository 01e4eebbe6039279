import type { Page } from '@playwright/test';

/** Acts as a reader who is about to use the page, and waits until React answers and has repeated what came before it. */
export async function hydrate(page: Page): Promise<void> {
  // A key that does nothing by itself.
  await page.keyboard.press('Shift');
  await untilHydrated(page);
}

/** Waits until React answers on a page that something wakes. */
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
