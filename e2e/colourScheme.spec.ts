import type { Page } from '@playwright/test';
import { wake } from './support/alive.ts';
import { expect, test } from './support/test.ts';

const ADDRESSES = ['/api/client-api/api-components', '/guide/basic/use-mdx'];

/** What a reader could notice while the colours change, and what is left out of it. */
interface Change {
  /** Where the blocks near the window stand, in pixels from the text's beginning: before, and in the task of the press. */
  before: number[];
  during: number[];
  isDark: boolean;
  /** How many blocks are passed over. */
  skipped: number;
}

/** Presses the button and looks at the page in the same task, before the browser is idle. */
const changeColours = (page: Page): Promise<Change> =>
  page.evaluate(() => {
    const blocks = [
      ...document.querySelectorAll('.rp-doc > :not([data-text]), .rp-doc > [data-text] > *'),
    ];
    // Within some screens of the window.
    const near = blocks.filter((block) => Math.abs(block.getBoundingClientRect().top) < 5000);
    const places = () => {
      const top = document.querySelector('.rp-doc')?.getBoundingClientRect().top ?? 0;
      return near.map((block) => Math.round(block.getBoundingClientRect().top - top));
    };
    const before = places();
    document.querySelector<HTMLElement>('.navbar .appearance')?.click();
    const during = places();
    const skipped = blocks.filter(
      ({ firstElementChild }) =>
        firstElementChild && !firstElementChild.checkVisibility({ contentVisibilityAuto: true }),
    );
    const isDark = document.documentElement.classList.contains('dark');
    return { before, during, isDark, skipped: skipped.length };
  });

for (const address of ADDRESSES) {
  test(`while the colours change, what is away from the window rests and nothing moves: ${address}`, async ({
    page,
  }) => {
    await page.goto(address);
    await wake(page);
    await page.evaluate(() => scrollTo({ top: 4000, behavior: 'instant' }));
    const { before, during, isDark, skipped } = await changeColours(page);
    expect(isDark).toBe(true);
    expect(skipped).toBeGreaterThan(20);
    expect(before.length).toBeGreaterThan(20);
    expect(during).toEqual(before);
    await expect(page.locator('.rp-doc .resting, .rp-doc [style*=block-size]')).toHaveCount(0);
  });
}
