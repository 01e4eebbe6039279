import type { Page } from '@playwright/test';

/** Whether the page is wider than its window. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Headings that skip a level, and more or fewer than one `main` or `h1`, outside of live examples. */
export const disorder = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (it) => !it.closest('.result, [hidden], noscript') && it.checkVisibility(),
      );
    const levels = own('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1]));
    const skipping = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    const counts = ['main', 'h1'].filter((name) => own(name).length !== 1);
    return [
      ...skipping.map((level) => `jumps to h${level}`),
      ...counts.map((name) => `${own(name).length} ${name}`),
    ];
  });
