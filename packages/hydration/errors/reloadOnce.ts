const startedAt = typeof location === 'undefined' ? '' : location.pathname;

/** Whether this page is one that was just loaded afresh: doing so again would go in circles. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' && location.pathname === startedAt;
}

/**
 * Loads a page as a whole, with the files that its site has now.
 *
 * @param address the page that could not be shown from here
 * @returns whether the page goes; not where it was loaded afresh already, or where the site cannot be reached
 */
export async function reloadOnce(address: string): Promise<boolean> {
  const isHere = address.replace(/#.*/, '') === location.href.replace(/#.*/, '');
  if (isHere && isReloaded()) return false;
  // The service worker has an answer without network as well.
  if (!navigator.serviceWorker?.controller) {
    try {
      // The browser's own error page says less than this page, and has no way back to it.
      await fetch(address);
    } catch {
      return false;
    }
  }
  if (isHere) location.reload();
  else location.assign(address);
  return true;
}
