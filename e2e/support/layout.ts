import type { Page } from '@playwright/test';

/** Whether the page is wider than its window. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/**
 * Structural problems of a page: headings that skip a level, and more or fewer than one `main` or `h1`. Pages inside
 * live examples don't count.
 */
export const disorder = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (it) => !it.closest('.result, [hidden], noscript') && it.checkVisibility(),
      );
    const headings = own('h1, h2, h3, h4, h5, h6');
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    const skipping = headings.filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1);
    const counts = ['main', 'h1'].map((name) => [name, own(name).length] as const);
    return [
      ...skipping.map(({ tagName, textContent }) => `jumps to ${tagName} ${textContent}`),
      ...counts.filter(([, count]) => count !== 1).map(([name, count]) => `${count} ${name}`),
    ];
  });
