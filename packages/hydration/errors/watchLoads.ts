import { hideNotice, showNotice } from './notice.ts';
import { reloadOnce } from './reloadOnce.ts';

let isAlive = false;
/** The address of the link that was followed last, until the reader is there. */
let wanted: string | undefined;

/** Tells that React shows the page that the address names. */
export function pageShown(): void {
  isAlive = true;
  if (!wanted) return;
  wanted = undefined;
  hideNotice();
}

/** Whether code did not arrive: its file is gone since the site was published anew, or there is no connection. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));

/** Notes which page the reader asks for: the router says nothing when it cannot get there. */
function note(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : undefined;
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isOther = link.pathname !== location.pathname;
  if (link.origin === location.origin && isOther && !link.target) wanted = link.href;
}

async function answer(event: ErrorEvent | PromiseRejectionEvent): Promise<void> {
  const error: unknown = 'reason' in event ? event.reason : event.error;
  if (!isAlive) {
    // The framework could not begin.
    if (isMissingCode(error)) showNotice('scripts');
    return;
  }
  if (!isMissingCode(error)) return;
  // Fetching ahead may fail: nobody has asked for that page yet.
  event.preventDefault();
  const address = wanted;
  if (!address) return;
  wanted = undefined;
  if (await reloadOnce(address)) return;
  // The progress bar waits for a page that does not come.
  document.getElementById('nprogress')?.remove();
  showNotice('page', address);
}

if (typeof window !== 'undefined') {
  addEventListener('click', note, true);
  addEventListener('error', (event) => void answer(event));
  addEventListener('unhandledrejection', (event) => void answer(event));
}
