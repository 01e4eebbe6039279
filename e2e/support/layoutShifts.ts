import type { Page } from '@playwright/test';

/** Records layout shifts of every document that a page opens from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      moved.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shifts of the current page. */
export const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved);
