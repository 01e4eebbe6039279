import type { Page } from '@playwright/test';

/** Records layout shifts of every document that a page opens from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      // TypeScript's DOM types don't have layout shifts yet.
      for (const { value, sources } of list.getEntries() as unknown as {
        value: number;
        sources: { node: Element | null }[];
      }[]) {
        moved.push(`${value}: ${sources.map(({ node }) => node?.className)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shifts of the current page: their size, and the classes of the elements. */
export const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved);
