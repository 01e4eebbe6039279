const startedAt = typeof location === 'undefined' ? '' : location.pathname;

/** Whether this page was just reloaded: another reload would loop. */
function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' && location.pathname === startedAt;
}

/**
 * Loads a page as a new document, with the current files of the site.
 *
 * @param url a page that client-side navigation couldn't display
 * @returns whether the browser leaves this document; false after a reload, or if the site can't be reached
 */
export async function reloadOnce(url: string): Promise<boolean> {
  const isHere = url.replace(/#.*/, '') === location.href.replace(/#.*/, '');
  if (isHere && isReloaded()) return false;
  // The service worker also responds offline.
  if (!navigator.serviceWorker?.controller) {
    try {
      // The browser's own error page is less helpful than this page, and has no link back.
      await fetch(url);
    } catch {
      return false;
    }
  }
  if (isHere) location.reload();
  else location.assign(url);
  return true;
}
