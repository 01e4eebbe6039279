/** @typedef {import('@playwright/test').Page} Page */

/**
 * Waiting times of a page, in milliseconds on the slowed processor.
 *
 * @typedef {object} Waits
 * @property {number} paint from an interaction to the next paint, from the Event Timing API: in steps of 8, 0 below 16
 * @property {readonly number[]} tasks the tasks of more than 50 ms
 */

/**
 * Slows down a page and records its waiting times from the start.
 *
 * @param {Page} page a page that has not been loaded
 * @param {number} rate how many times slower the processor gets
 */
export async function watch(page, rate) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(() => {
    const waits = { paint: 0, tasks: /** @type {number[]} */ ([]) };
    Object.assign(window, { benchWaits: waits });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId } = /** @type {{ interactionId?: number }} */ (entry);
        if (interactionId) waits.paint = Math.max(waits.paint, entry.duration);
      }
      // TypeScript's DOM types don't have this entry type yet.
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
    new PerformanceObserver((list) => {
      waits.tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
}

/**
 * Waits until the page is idle, and returns what was recorded since the last call.
 *
 * @param {Page} page a page that `watch` was called for
 * @returns {Promise<Waits>}
 */
export const takeWaits = (page) =>
  page.evaluate(async () => {
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 }));
    const { benchWaits } = /** @type {{ benchWaits: { paint: number, tasks: number[] } }} */ (
      /** @type {unknown} */ (window)
    );
    await idle();
    // Entries arrive after the next paint; entries of long tasks arrive even later.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await idle();
    const taken = { paint: benchWaits.paint, tasks: [...benchWaits.tasks] };
    Object.assign(benchWaits, { paint: 0, tasks: [] });
    return taken;
  });
