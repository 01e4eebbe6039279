import type { Page } from '@playwright/test';

/** Notes from now on what moves in the windows that a page opens. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      // What the observer says of a shift is newer than the types of the DOM.
      for (const { value, sources } of list.getEntries() as unknown as {
        value: number;
        sources: { node: Element | null }[];
      }[]) {
        moved.push(`${value}: ${sources.map(({ node }) => node?.className)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved on the page that is open: by how much, and the classes of the elements. */
export const shifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { moved: string[] }).moved);
