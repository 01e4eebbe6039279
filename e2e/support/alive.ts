import { expect, type Page } from '@playwright/test';

/** Acts as a reader who is about to use the page, and waits until React answers, in the text as well, which comes last. */
export async function wake(page: Page): Promise<void> {
  // A key that does nothing by itself.
  await page.keyboard.press('Shift');
  await expect
    .poll(() =>
      page.evaluate(() =>
        ['.navbar', 'main h1', '.home-demo'].every((selector) => {
          const element = document.querySelector(selector);
          return !element || Object.keys(element).some((key) => key.startsWith('__reactFiber'));
        }),
      ),
    )
    .toBe(true);
}
