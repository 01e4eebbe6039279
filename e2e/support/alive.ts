import { expect, type Page } from '@playwright/test';

/** Acts as a reader who is about to use the page, and waits until React answers. */
export async function wake(page: Page): Promise<void> {
  // A key that does nothing by itself.
  await page.keyboard.press('Shift');
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.querySelector('.navbar') ?? {}).some((key) =>
          key.startsWith('__reactFiber'),
        ),
      ),
    )
    .toBe(true);
}
